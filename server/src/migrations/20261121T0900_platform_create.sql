-- The schema itself and platform.migration are the migrator's own: it needs them before the first file.

-- One row. Every publishing transaction raises the version once; a cached page of another version is rendered anew.
create table platform.site (
  one boolean primary key default true check (one),
  version bigint not null
);

insert into platform.site (version) values (1);
