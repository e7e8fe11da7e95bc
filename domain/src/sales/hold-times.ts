/** How long an apartment is held for a buyer, and a contract prepared, at the most that a project may set (SET-01). */
export const HOLD_HOURS_MOST = 720
export const RESERVATION_DAYS_MOST = 365
/** How long the first in line has the offer of an apartment that is free again, at the most that a project may set. */
export const OFFER_HOURS_MOST = 720

/** A hold lasts as long as is usual, and who sells may make it no longer than the longest. */
export interface HoldTimes {
  readonly holdHours: number
  readonly holdHoursMax: number
}

export const areHoldTimes = ({ holdHours, holdHoursMax }: HoldTimes): boolean => holdHours <= holdHoursMax
