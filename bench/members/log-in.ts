/** Logs a member in as the shop's own pages do; answers the cookie. Throws where that is refused. */
export const logIn = async (origin: string, login: string, password: string): Promise<string> => {
  const answer = await fetch(`${origin}/api/auth/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ login, password }),
  })
  const body = await answer.text()
  if (answer.status !== 200)
    throw new Error(`a login is answered with ${answer.status}: ${body.slice(0, 200)}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}
