declare module 'saxen' {
  /** The part of `saxen` that the workbook reader uses; the package has no types of its own. */
  export class Parser {
    on(event: 'openTag', handler: (name: string, attributes: () => Record<string, string>) => void): this
    on(event: 'text', handler: (text: string, decode: (text: string) => string) => void): this
    on(event: 'closeTag' | 'cdata' | 'attention', handler: (text: string) => void): this
    on(event: 'error' | 'warn', handler: (error: Error) => void): this
    parse(xml: string): void
  }
  export const decode: (text: string) => string
}
