import { BaseSequencer, type TestSpecification } from 'vitest/node'

const FIRST = 'shop'

/** Begins with the project whose files take longest: at the end the workers share short ones, and none waits for another. */
export class LongProjectFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is a sequencer's, which returns a new list
    const sorted = await super.sort(files)
    const isFirst = ({ project }: TestSpecification) => project.name === FIRST
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))]
  }
}
