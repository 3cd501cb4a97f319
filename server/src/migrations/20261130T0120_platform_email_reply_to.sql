-- Where an answer to an e-mail goes, if not to its sender.
alter table platform.email add column reply_to text check (length(reply_to) between 3 and 254);
