/** The class of viewers of each role, by the stored value; a role that is not listed cannot sign in. */
export const roleClasses: Readonly<Record<string, 'customer' | 'advisor' | 'supervisor' | 'admin'>> = {
  Customer: 'customer',
  Advisor: 'advisor',
  Supervisor: 'supervisor',
  Admin: 'admin',
}
