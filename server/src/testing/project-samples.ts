/** A row in each table that a project has rows in and the demo has none of; `riva` is the project, `who` someone on it. */
export const projectSamples = ({ riva, who }: { riva: number; who: number }) => `
  insert into enquiries (id, project_id, kind, apartment_ids, email_address, phone_number, locale_id, body_hash, agent_id)
    select '5c1f0000-0000-4000-8000-000000000001', ${riva}, 'ask-for-price', array[min(id)], 'buyer@x.example',
      '064 123 4567', 'rs', '\\x00ff', ${who} from apartments where project_id = ${riva};
  insert into enquiry_mails (project_id, enquiry_id, user_id) select project_id, id, ${who} from enquiries;
  insert into enquiry_steps (project_id, enquiry_id, kind, by_id, apartment_id, note)
    select project_id, id, 'noted', ${who}, apartment_ids[1], E'two lines,\\n"and" a \\\\ (comma)' from enquiries;
  insert into drafts (project_id, kind, thing_id, fields, base_revision, author_id)
    select project_id, 'buildings', id, '{"floors": null}', 1, ${who} from buildings where project_id = ${riva};
  insert into api_keys (project_id, name, scopes, secret_hash, ending, made_by)
    values (${riva}, 'key', '{imports}', '\\x01', 'abcd', ${who});
  insert into imports (project_id, file_name, user_id, api_key_id, action_id)
    select ${riva}, 'list.csv', ${who}, id, (select max(id) from actions where project_id = ${riva}) from api_keys;
  insert into import_files (import_id, project_id, bytes) select id, project_id, '\\x00010a' from imports;
  insert into import_changes (import_id, project_id, change_id, change)
    select id, project_id, '102.price', '{}' from imports;
  insert into import_layouts (project_id, header, columns, meanings, file_name)
    values (${riva}, 'a|b', '[]', '[]', 'list.csv');
  insert into media_processing (media_id) select min(id) from media where project_id = ${riva};
  insert into uploads (project_id, user_id, media_type_id, name, bytes, media_id)
    select ${riva}, ${who}, min(media_type_id), 'view.jpg', 10, min(id) from media where project_id = ${riva};
  insert into invitations (project_id, email, role_id, invited_by, locale, mail_id, token_hash, expires_at)
    values (${riva}, 'new@x.example', 5, ${who}, 'en', gen_random_uuid(), '\\x02', now());
  insert into price_viewers (project_id, email, added_by) values (${riva}, 'viewer@x.example', ${who});
  insert into presences (tab, project_id, media_id, user_id)
    select gen_random_uuid(), ${riva}, min(id), ${who} from media where project_id = ${riva};
  insert into preview_links (project_id, token_hash, prices, until, made_by)
    values (${riva}, '\\x03', true, now(), ${who});
  insert into webhook_endpoints (project_id, address, kinds, sealed_secret, made_by)
    values (${riva}, 'https://crm.example/', '{apartment.status-changed}', '\\x04', ${who});
  insert into mask_colours (building_id, project_id, view_id)
    select min(building_id), project_id, min(id) from pois where project_id = ${riva} group by project_id;
  insert into buyer_notes (project_id, buyer_id, by_id, note)
    select ${riva}, min(id), ${who}, 'Calls in the morning' from buyers where project_id = ${riva};
  insert into waiting_list (project_id, apartment_id, buyer, agent_id, place)
    select project_id, min(id), 'Somebody', ${who}, 1 from apartments where project_id = ${riva} group by project_id;
  insert into apartment_looks (apartment_id, project_id, week, people, newcomers)
    select min(id), project_id, '2026-11-16', 3, 1 from apartments where project_id = ${riva} group by project_id;
  insert into hold_warnings (claim_id, ends_at) select min(id), now() from claims where project_id = ${riva};
  insert into claim_erasures (claim_id, project_id) select min(id), project_id from claims where project_id = ${riva} group by project_id;
  -- Its mark, its event and its delivery come by triggers.
  update apartments set status = 'unavailable'
    where id = (select min(id) from apartments where project_id = ${riva} and status = 'available')`
