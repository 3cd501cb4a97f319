-- What the lines of a cart came to, and at which revision, version of the prices, day, company and tax: with other ones
-- they are summed again.
alter table cart.cart add column sums jsonb;
