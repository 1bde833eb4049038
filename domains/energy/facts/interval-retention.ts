/** How many months of a meter's intervals are stored: two years to compare, and the month under way. */
export const intervalMonths = 25
