import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds wrong on a page: each rule, and the parts that break it. */
export const findViolations = async (page: Page): Promise<(readonly [rule: string, parts: string[]])[]> => {
  // The shop has no frames; looking for them opens a page of its own each time.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
