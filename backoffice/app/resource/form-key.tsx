import { useState } from 'react'

/** Names what an ActionForm creates: sent twice, it is created once. After it was accepted, the form has another key. */
export function FormKey() {
  const [key] = useState(() => crypto.randomUUID())
  return <input type="hidden" name="key" value={key} />
}
