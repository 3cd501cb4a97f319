alter table company.answer rename column asked to question;
