-- Texts that look the same are the same: in NFC, with single spaces in a line, and without direction controls, as the
-- server stores them from now on.
create function stored_line(written text) returns text
  language sql immutable strict parallel safe return
  btrim(regexp_replace(normalize(written), '[ \u00A0\u2000-\u200A\u202F\u205F\u3000]+', ' ', 'g'));

update products set name = stored_line(name), location = stored_line(location),
                    description = regexp_replace(normalize(description), '[\u202A-\u202E\u2066-\u2069]', '', 'g')
 where (name, location, description) is distinct from
       (stored_line(name), stored_line(location),
        regexp_replace(normalize(description), '[\u202A-\u202E\u2066-\u2069]', '', 'g'));
drop function stored_line;
