/** The pages to show links for: the first, the last, and those around this one; 0 stands for a gap. */
export const pagesAround = (page: number, pages: number): number[] => {
  const wanted = new Set([1, pages, page - 1, page, page + 1])
  const numbers = [...wanted].filter((p) => p >= 1 && p <= pages).toSorted((a, b) => a - b)
  return numbers.flatMap((p, i) => {
    const before = numbers[i - 1]
    if (before === undefined || p === before + 1) return [p]
    return p === before + 2 ? [before + 1, p] : [0, p]
  })
}
