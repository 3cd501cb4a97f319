-- The return that a credit note is for; its reason began with that number.
alter table invoice.credit_note add column return_number text;
update invoice.credit_note set return_number = substring(reason from '^RET[0-9]+-[0-9]+')
where reason ~ '^RET[0-9]+-[0-9]+';
