-- Whether an item is on offer, too: its running offer is lower than its base price.
create or replace view pricing.item_list_price as
  select i.item_id, least(b.price, o.price) as price,
    coalesce(o.price < b.price, o.price is not null) as has_offer
  from catalogue.active_item i
  join catalogue.priced_product p on p.product_id = i.product_id
  cross join pricing.list_price_day d
  left join pricing.base_price b on b.item_id = i.item_id
  left join pricing.special_offer o on o.item_id = i.item_id and pricing.runs(o.starts_on, o.ends_on, d.day);
