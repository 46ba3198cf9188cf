/** Hydraulic tile as an SVG pattern: an eight-petalled rosette, quarter circles in the corners, a thin joint. */
export function tilePattern(id: string, side: number, ground: string, strong: string, mild: string): string {
  const half = side / 2;
  const petal = (angle: number, long: number, wide: number, color: string) =>
    `<ellipse cx="${half}" cy="${half - long * 0.62}" rx="${wide}" ry="${long * 0.5}" fill="${color}"
      transform="rotate(${angle} ${half} ${half})"/>`;
  const cross = [0, 90, 180, 270].map((angle) => petal(angle, side * 0.4, side * 0.1, strong)).join('');
  const saltire = [45, 135, 225, 315].map((angle) => petal(angle, side * 0.34, side * 0.07, mild)).join('');
  const corners = [
    [0, 0],
    [side, 0],
    [0, side],
    [side, side],
  ]
    .map(
      ([x, y]) => `<circle cx="${x}" cy="${y}" r="${side * 0.27}" fill="${mild}"/>
        <circle cx="${x}" cy="${y}" r="${side * 0.19}" fill="${ground}"/><circle cx="${x}" cy="${y}" r="${side * 0.12}" fill="${strong}"/>`,
    )
    .join('');
  return `<pattern id="${id}" width="${side}" height="${side}" patternUnits="userSpaceOnUse" x="${-side * 0.25}" y="${-side * 0.1}">
    <rect width="${side}" height="${side}" fill="${ground}"/>${corners}${saltire}${cross}
    <circle cx="${half}" cy="${half}" r="${side * 0.075}" fill="${ground}"/>
    <rect width="${side}" height="${side}" fill="none" stroke="#3a1b08" stroke-opacity=".28" stroke-width="2"/>
  </pattern>`;
}
