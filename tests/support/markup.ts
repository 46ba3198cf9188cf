/** A text that breaks out of wherever it is put together carelessly, and names the field that it stands in. */
export const markupOf = (field: string): string =>
  `«${field}»"'></script></title></textarea><img src=x onerror=alert(1)><script>alert(1)</script><svg onload=alert(1)></svg><iframe srcdoc="<p>"></iframe><a href="javascript:alert(1)">{{7*7}}</a>`;

/** Every text of the database that people write and others are shown, as table.column or table.column.key. */
export const WRITTEN = [
  'users.full_name',
  'users.address',
  'users.city',
  'users.state',
  'sessions.user_agent',
  'popup_stores.name',
  'popup_stores.description',
  'popup_stores.event_banner',
  'popup_stores.categories',
  'popup_stores.tags',
  'popup_stores.config.name',
  'popup_stores.config.tagline',
  'popup_stores.config.description',
  'popup_stores.owner_info.name',
  'popup_stores.owner_info.description',
  'popup_stores.owner_info.legalName',
  'popup_stores.owner_info.address',
  'popup_stores.owner_info.returns',
  'products.name',
  'products.producer_name',
  'products.short_description',
  'product_orders.name',
  'product_orders.producer_name',
  'product_orders.short_description',
  'order_events.notes',
  'orders.shipping_info.fullName',
  'orders.shipping_info.address',
  'orders.shipping_info.city',
  'orders.shipping_info.state',
  'orders.shipping_info.notes',
  'notifications.title',
  'notifications.message',
];
