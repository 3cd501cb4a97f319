/** Who may sign into the demo, as the start prints it. */
export const demoSignIns = async (): Promise<string> => {
  const { demoUsers, toDemoEmail, PASSWORD, staff, waiting } = await import('@pasok/demo')
  const people = [...demoUsers.flatMap((one) => one.people), waiting]
  const members = people.map(({ login }) => toDemoEmail(login))
  const own = staff.map(({ login }) => toDemoEmail(login))
  return `Sign in with the password ${PASSWORD}:\n  members  ${members.join('  ')}\n  staff    ${own.join('  ')}   (at /admin)`
}
