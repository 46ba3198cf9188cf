import { SHARED_SETTINGS, type SharedSetting } from '../../contract/admin/system-status.ts';

/** Living process with the fingerprints of its settings; null for one that could not be read. */
export interface LivingProcess extends Record<SharedSetting, string | null> {
  id: string;
  /** In ms. */
  startedAt: number;
}

/** Value of most processes; of two equally frequent ones, that of the process that has run longest. */
function valueOfMajority(processes: readonly LivingProcess[], setting: SharedSetting): string | null {
  const byAge = processes.toSorted((a, b) => a.startedAt - b.startedAt || (a.id < b.id ? -1 : 1));
  const counts = new Map<string, number>();
  for (const { [setting]: value } of byAge)
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? null;
}

/** Settings in which a process differs from the majority of the living ones. */
export function disagreeingSettings(id: string, processes: readonly LivingProcess[]): SharedSetting[] {
  const own = processes.find((one) => one.id === id);
  if (!own) return [];
  return SHARED_SETTINGS.filter((setting) => {
    const value = own[setting];
    return value !== null && value !== valueOfMajority(processes, setting);
  });
}
