-- PostgreSQL 18 makes these identifiers by itself, in half the time, and in order within a session; one before it keeps the expression of ours.
do $$
begin
  if current_setting('server_version_num')::int >= 180000 then
    create or replace function balcao.uuid7() returns uuid language sql volatile parallel safe as 'select uuidv7()';
  end if;
end
$$;
