export function takeLock(name: string): { release: () => void; lend: (pid: number) => void };
