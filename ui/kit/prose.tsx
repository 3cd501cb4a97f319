/** A supplier's own text, as the API gives it. */
export function Prose({ html, lang }: { html: string; lang: string | undefined }) {
  return (
    <div
      className="prose"
      lang={lang}
      // Cleaned when it was written; a script that got in all the same is stopped by the policy.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
