// Minutes as whole hours and the minutes that remain.

/** @param minutes whole minutes; below zero counts as none */
export function hoursMinutes(minutes: number): { hours: number; minutes: number } {
  const whole = Math.max(0, Math.round(minutes));
  return { hours: Math.floor(whole / 60), minutes: whole % 60 };
}
