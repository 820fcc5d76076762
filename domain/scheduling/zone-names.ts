/** The names of today for cities that browsers still list by an older one. */
const NEW_NAMES: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** The name of today for a zone: "Asia/Kolkata" for "Asia/Calcutta", which is the same zone. */
export function currentZoneName(zone: string): string {
  return NEW_NAMES[zone] ?? zone;
}

/** The city of a zone, "Lagos" or "Knox, Indiana"; empty for UTC and other zones that are only an offset. */
export function cityOf(zone: string): string {
  const [region, ...place] = currentZoneName(zone).split('/');
  return region === 'Etc' ? '' : place.reverse().join(', ').replaceAll('_', ' ');
}

/** The part of the world of a zone, as a heading for a list. */
export function regionOf(zone: string): string {
  const [region = ''] = zone.split('/');
  if (!zone.includes('/') || region === 'Etc') return 'Other';
  return ['Atlantic', 'Indian', 'Pacific'].includes(region) ? `${region} Ocean` : region;
}
