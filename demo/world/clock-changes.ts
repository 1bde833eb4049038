/** Returns how many hours the day `date` has by US clocks: 23, 24 or 25. */
export function hoursOfDay(date: string): 23 | 24 | 25 {
  if (new Date(`${date}T00:00:00Z`).getUTCDay() !== 0) return 24
  const month = Number(date.slice(5, 7))
  const day = Number(date.slice(8))
  // Forward on the second Sunday of March, back on the first of November.
  if (month === 3 && day >= 8 && day <= 14) return 23
  return month === 11 && day <= 7 ? 25 : 24
}
