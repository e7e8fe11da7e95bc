import { HASHED } from './accounts.ts'
import type { ScratchProduct } from './scratch-product.ts'

const ADD = `
with people as (
  insert into users (email, username, first_name, last_name, email_verified_at, password_hash)
  select email, email, first_name, last_name, now(), $1
  from (values ('editor@riva.example', 'Ema', 'Erdeljan'), ('admin@riva.example', 'Andrej', 'Antić'))
    as person (email, first_name, last_name)
  returning id, email
)
insert into project_users (project_id, user_id, role_id, accepted_at)
select 1, id, case when email like 'admin%' then 2 else 3 end, now() from people`

/** The demo's editor and admin, who accepted their invitations. */
export const addColleagues = ({ sql }: ScratchProduct) => sql(ADD, [HASHED])
