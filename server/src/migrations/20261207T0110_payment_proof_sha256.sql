-- The same file shows one transfer of an attempt once. Hexadecimal; null for files from before.
alter table payment.proof add column file_sha256 text check (file_sha256 ~ '^[0-9a-f]{64}$');
create unique index proof_file_of_attempt on payment.proof (attempt_id, file_sha256);
