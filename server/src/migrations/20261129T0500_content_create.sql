create schema if not exists content;

-- A picture of texts: a drawing of the content folder as it is, or a photograph under its key without a width.
create table content.picture (
  id integer primary key generated always as identity,
  key text not null unique,
  name text not null,                        -- of its file, where it came with a folder
  width integer not null,
  height integer not null,
  photo boolean not null
);

create table content.category (
  id integer primary key generated always as identity,
  slug text not null unique,
  name_en text not null,
  name_id text not null,
  position integer not null default 0,
  version integer not null default 1
);

create table content.document (
  id integer primary key generated always as identity,
  kind text not null check (kind in ('post', 'page', 'faq', 'team', 'home', 'menu')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and slug !~ '^[0-9]+$'),
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published')),
  version integer not null default 1,        -- its newest
  published_version integer,                 -- what everybody reads, from publish_at on
  publish_at timestamptz,
  position integer not null default 0,       -- of its published version
  title_en text not null,                    -- of its newest version
  title_id text not null,
  search_text text not null generated always as (
    lower(' ' || slug || E'\n ' || title_en || E'\n ' || title_id)) stored,
  shown_search_en text not null default '',  -- the words of its published version
  shown_search_id text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (kind, slug),
  check ((state = 'draft') = (published_version is null)),
  check (published_version is null or publish_at is not null)
);
create index document_by_update on content.document (updated_at, id);
create index document_by_state on content.document (state, updated_at, id);
create index document_search on content.document using gin (search_text gin_trgm_ops);
create index document_shown on content.document (kind, publish_at desc, id desc) where published_version is not null;
create index document_shown_search_en on content.document using gin (shown_search_en gin_trgm_ops);
create index document_shown_search_id on content.document using gin (shown_search_id gin_trgm_ops);
create index document_scheduled on content.document (publish_at) where state = 'scheduled';

-- Each change, with all that the document said after it.
create table content.version (
  document_id integer not null references content.document on delete cascade,
  version integer not null,
  action text not null check (action in ('create', 'change', 'publish', 'unpublish', 'import')),
  content jsonb not null,
  at timestamptz not null,
  who text not null check (who in ('staff', 'system')),
  who_id integer,
  primary key (document_id, version)
);
alter table content.document
  add foreign key (id, published_version) references content.version deferrable initially deferred;

-- The categories of a document's published version.
create table content.document_category (
  document_id integer not null references content.document on delete cascade,
  category_id integer not null references content.category on delete cascade,
  position integer not null,
  primary key (document_id, category_id)
);
create index on content.document_category (category_id);
