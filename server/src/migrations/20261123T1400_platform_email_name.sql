-- An e-mail is called e-mail. What names the table follows by itself.
alter table platform.letter rename to email;
alter index platform.letter_by_age rename to email_by_age;
alter index platform.letter_pkey rename to email_pkey;
