import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { migrationFaults } from './migration-faults.ts'

const MIGRATIONS = new URL('../../migrations/', import.meta.url)

it('no migration locks a large table for long or breaks the version before it', async () => {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql'))
  expect(names).toContain('060_looks.sql')
  const faults = names.map(async (name) =>
    migrationFaults(name, await readFile(new URL(name, MIGRATIONS), 'utf8')),
  )
  expect((await Promise.all(faults)).flat()).toEqual([])
})

const faults = (file: string) => migrationFaults('999_new.sql', file)

describe('refuses what the version before still uses', () => {
  it.each([
    'drop table enquiries',
    'DROP VIEW shown_apartments',
    'drop function set_buyer()',
    'alter table apartments drop column area',
    'alter table apartments drop area',
    'alter table apartments add column a int, drop column if exists b',
    'alter table apartments rename to flats',
    'alter table only apartments rename column area to size',
    'alter index apartments_pkey rename to flats_pkey',
    'revoke select on apartments from belvedere_visitor',
    'alter table apartments add column size numeric not null',
  ])('%s', (statement) => expect(faults(`${statement};`)).toHaveLength(1))
})

describe('refuses what locks a table for as long as it is long', () => {
  it.each([
    'alter table apartments alter column area type bigint',
    'alter table apartments alter area set data type bigint',
    'alter table apartments alter column area set not null',
    'alter table apartments add column id2 uuid default gen_random_uuid()',
    'alter table apartments add column n integer generated always as identity',
    'alter table apartments add column code text unique',
    'alter table apartments add constraint positive check (area > 0)',
    'alter table apartments add check (area > 0)',
    'alter table apartments add column n int check (n > 0)',
    'alter table apartments add n int default 1 constraint positive check(n > 0)',
    'alter table apartments add foreign key (owner_id) references users',
    'alter table apartments add constraint one unique (name, building_id)',
    'create index on apartments (name)',
    'create unique index if not exists by_name on apartments(name)',
    'update apartments set area = 0',
    'update only apartments as a set area = 0',
    'delete from enquiries',
    'with x as (update apartments set area = 0 returning id) select count(*) from x',
    'with x as (select id from users) delete from enquiries using x',
    'create table old (id integer); insert into old with x as ( delete from enquiries returning id) select id from x',
    'merge into apartments a using users u on a.id = u.id when matched then update set area = 0',
    'create table if not exists apartments (id integer); update apartments set area = 0',
    'create table if not exists apartments (id integer); create index on apartments (id)',
    'select fill_everything()',
    'select * from public.fill_everything()',
    'with x as (select fill_everything()) select 1',
    'call fill_everything()',
    'truncate enquiries',
    'lock table enquiries',
    "do $$ begin execute 'anything'; end $$",
    'alter table apartments add constraint positive check (area > 0) not valid; alter table apartments validate constraint positive',
  ])('%s', (statement) => expect(faults(`${statement};`)).toHaveLength(1))
})

describe('takes what is done in a moment', () => {
  it.each([
    'create table viewings (id integer primary key, at timestamptz not null); create index on viewings (at); update viewings set id = 1; alter table viewings alter column at set not null',
    'alter table apartments add column balcony numeric, add column sunny boolean not null default false, add column seen_at timestamptz not null default now()',
    "alter table apartments add column note text not null default 'none; drop table x'",
    'alter table apartments add column agent_id integer references users on delete set null',
    'alter table apartments add constraint positive check (area > 0) not valid',
    'alter table apartments add column checked boolean, add column check_in date',
    'alter table apartments validate constraint positive',
    'alter table apartments add constraint one unique using index by_name',
    'alter table apartments drop constraint positive, alter column area drop not null',
    'create function f() returns trigger language plpgsql as $$ begin update apartments set area = 1; drop table x; end $$',
    'grant select on apartments to belvedere_visitor; drop trigger t on apartments; drop index by_name',
    'create table viewings (id integer check (id > 0), update date); with x as (delete from viewings returning id) select count(*) from x; merge into viewings using x on true when matched then delete',
    "select set_config('belvedere.action', 'viewing.moved', true); select setval('viewings_id', (select max(id) from users))",
    'create trigger t before update on apartments for each row when (new.area > 0) execute function f()',
    '-- drop table apartments\nselect 1',
  ])('%s', (statement) => expect(faults(`${statement};`)).toEqual([]))
})

describe('an index without a lock', () => {
  const index =
    'drop index concurrently if exists by_name;\ncreate index concurrently by_name on apartments (name);\n'

  it('is built in a file that runs one by one', () => {
    expect(faults(`-- one by one: an index.\n${index}`)).toEqual([])
    expect(faults(index)).toHaveLength(2)
  })

  it('has that file to itself', () => {
    expect(faults(`-- one by one\n${index}create table viewings (id integer);`)).toHaveLength(1)
  })
})

it('takes what says why it may, and nothing that says nothing', () => {
  expect(faults('-- allowed: no version ever wrote to it\ndrop table old_notes;')).toEqual([])
  expect(faults('-- allowed:\ndrop table old_notes;')).toHaveLength(1)
  expect(faults('-- allowed: nobody reads it\nselect 1;\ndrop table old_notes;')).toHaveLength(1)
})

it('leaves those alone that were there before it', () => {
  expect(migrationFaults('060_looks.sql', 'drop table apartments;')).toEqual([])
})
