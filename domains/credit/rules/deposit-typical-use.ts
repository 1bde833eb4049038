/**
 * The use of an average home in each month of a normal year, January first: kWh of a gas-heated house of 1,800 square
 * feet by the degree days of Houston (1991-2020), and therms of a house in a cold state. A new customer has no use of
 * their own from which to estimate a bill.
 */
export const typicalUse: Readonly<Record<'Electricity' | 'Gas', readonly number[]>> = {
  Electricity: [620, 600, 680, 865, 1225, 1600, 1790, 1765, 1450, 955, 705, 620],
  Gas: [150, 130, 105, 60, 28, 16, 14, 14, 18, 45, 90, 135],
}
