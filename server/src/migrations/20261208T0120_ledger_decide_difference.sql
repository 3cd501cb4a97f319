-- What finance decided: the ledger's sum stands, or an adjusting entry makes the ledger agree with the document.
alter table ledger.difference add column decision text check (decision in ('ledger', 'document')),
  add check (decided_at is not null or decision is null);
