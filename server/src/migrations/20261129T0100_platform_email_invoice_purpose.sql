-- E-mails about invoices to an address that no member of the company has confirmed have places of their own in an hour.
alter table platform.email_time
  drop constraint email_time_purpose_check,
  add constraint email_time_purpose_check check (purpose in ('registration', 'account', 'invoice'));
alter table platform.email
  drop constraint email_purpose_check,
  add constraint email_purpose_check check (purpose in ('registration', 'account', 'invoice'));
