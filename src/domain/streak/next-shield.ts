// A run brings the next shield at its next multiple of so many days, while fewer are held than runs can bring.
import type { ShieldRules } from '#domain/catalog/catalog.ts';

/**
 * Days in a row that are missing to the next shield.
 * @param days of the run as it stands; 0 where none does
 * @returns null where as many are held as runs can bring
 */
export function daysToNextShield(
  days: number,
  shieldsHeld: number,
  { runDays, earnedUpTo }: ShieldRules,
): number | null {
  return shieldsHeld >= earnedUpTo ? null : runDays - (days % runDays);
}
