-- Slugs under which documents were published before: their addresses lead to the new ones.
create table content.former_slug (
  kind text not null check (kind in ('post', 'page', 'faq', 'team', 'home', 'menu')),
  slug text not null,
  document_id integer not null references content.document on delete cascade,
  primary key (kind, slug)
);
create index on content.former_slug (document_id);
