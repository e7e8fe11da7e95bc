/** How long an apartment is held for a buyer, and a contract prepared, at the most that a project may set (SET-01). */
export const HOLD_HOURS_MOST = 720
export const RESERVATION_DAYS_MOST = 365

/** A hold lasts as long as is usual, and who sells may make it no longer than the longest. */
export interface HoldTimes {
  readonly holdHours: number
  readonly holdHoursMax: number
}

export const areHoldTimes = ({ holdHours, holdHoursMax }: HoldTimes): boolean => holdHours <= holdHoursMax
