-- What each gateway that runs was given, told as digests, so that those on one database find out that they were not given the same.
alter table balcao.processo
  add column nome text,
  add column resumos jsonb check (jsonb_typeof(resumos) = 'object');
