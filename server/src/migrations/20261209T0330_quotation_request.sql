-- Version 0 is the request as it was before staff first changed its lines. It is never sent.
alter table quotation.version drop constraint version_version_check;
alter table quotation.version
  add constraint version_version_check check (version >= 0 and (version > 0 or sent_at is null));
