/** The class of viewers of each role, by the stored value; nobody signs in with a role that is not here. */
export const roleClasses: Readonly<Record<string, 'customer' | 'advisor' | 'supervisor' | 'admin'>> = {
  Customer: 'customer',
  Advisor: 'advisor',
  Supervisor: 'supervisor',
  Admin: 'admin',
}
