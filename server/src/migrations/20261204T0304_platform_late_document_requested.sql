alter table platform.late_document rename column asked_at to requested_at;
alter index platform.late_document_asked rename to late_document_requested;
