import type { Combustivel } from '@balcao/contracts';

/** A model of the FIPE-like table: price when new, in reais of today, and the model years it was sold, counted back from this one. */
export interface ModeloDemo {
  readonly fipe: string;
  readonly marca: string;
  readonly modelo: string;
  readonly combustivel: Combustivel;
  readonly novo: number;
  readonly anos: readonly [maisNovo: number, maisVelho: number];
  readonly lugares: number;
}

type Linha = readonly [modelo: string, novo: number, maisNovo?: number, maisVelho?: number, combustivel?: Combustivel, lugares?: number];

let ordem = 0;
const marca = (nome: string, codigo: number, linhas: readonly Linha[]): ModeloDemo[] =>
  linhas.map(([modelo, novo, maisNovo = 0, maisVelho = 6, combustivel = 'FLEX', lugares = 5]) => {
    ordem += 1;
    return {
      fipe: `${String(codigo).padStart(3, '0')}${String(100 + ordem * 7).padStart(3, '0')}-${(ordem * 3) % 10}`,
      marca: nome,
      modelo,
      combustivel,
      novo,
      anos: [maisNovo, maisVelho],
      lugares,
    };
  });

/** Invented codes and prices in the manner of the FIPE table. */
export const MODELOS: readonly ModeloDemo[] = [
  ...marca('Chevrolet', 4, [
    ['Onix 1.0 Mec.', 84_000, 0, 9],
    ['Onix Plus LTZ 1.0 Turbo Aut.', 109_000, 0, 5],
    ['Tracker Premier 1.2 Turbo Aut.', 149_000, 0, 6],
    ['Spin Activ7 1.8 Aut.', 128_000, 0, 10, 'FLEX', 7],
    ['S10 High Country 2.8 4x4 Diesel Aut.', 305_000, 0, 8, 'DIESEL'],
    ['Montana Premier 1.2 Turbo Aut.', 139_000, 0, 3],
    ['Cruze LTZ 1.4 Turbo Aut.', 142_000, 2, 9],
    ['Prisma LT 1.4 Mec.', 78_000, 7, 12],
  ]),
  ...marca('Volkswagen', 5, [
    ['Polo Track 1.0 Mec.', 89_000, 0, 3],
    ['Polo Highline 200 TSI Aut.', 118_000, 0, 7],
    ['Virtus Comfortline 200 TSI Aut.', 119_000, 0, 7],
    ['Nivus Highline 200 TSI Aut.', 142_000, 0, 5],
    ['T-Cross Comfortline 200 TSI Aut.', 152_000, 0, 6],
    ['Gol 1.6 MSI Mec.', 74_000, 3, 14],
    ['Saveiro Robust 1.6 Cab. Dupla', 104_000, 0, 8],
    ['Amarok Highline 3.0 V6 4x4 Diesel Aut.', 318_000, 0, 7, 'DIESEL'],
    ['Voyage 1.6 MSI Mec.', 79_000, 3, 11],
  ]),
  ...marca('Fiat', 1, [
    ['Mobi Like 1.0', 74_000, 0, 8],
    ['Argo Drive 1.0', 86_000, 0, 8],
    ['Cronos Precision 1.3 Aut.', 104_000, 0, 7],
    ['Pulse Audace Turbo 200 Híbrido Aut.', 128_000, 0, 3, 'HIBRIDO'],
    ['Fastback Limited Edition Turbo 270 Aut.', 159_000, 0, 3],
    ['Strada Volcano 1.3 Cab. Dupla Aut.', 124_000, 0, 5],
    ['Toro Ranch 2.0 4x4 Diesel Aut.', 221_000, 0, 8, 'DIESEL'],
    ['Uno Way 1.0 Mec.', 62_000, 5, 15],
    ['Palio Fire 1.0 Mec.', 48_000, 9, 18],
  ]),
  ...marca('Hyundai', 15, [
    ['HB20 Comfort 1.0', 87_000, 0, 9],
    ['HB20S Platinum 1.0 Turbo Aut.', 118_000, 0, 6],
    ['Creta Ultimate 2.0 Aut.', 178_000, 0, 5],
    ['Creta Action 1.6 Aut.', 129_000, 1, 7],
  ]),
  ...marca('Toyota', 2, [
    ['Yaris XS 1.5 Aut.', 107_000, 0, 6],
    ['Corolla Altis Premium Híbrido Aut.', 198_000, 0, 5, 'HIBRIDO'],
    ['Corolla XEi 2.0 Aut.', 169_000, 0, 12],
    ['Corolla Cross XRX Híbrido Aut.', 209_000, 0, 4, 'HIBRIDO'],
    ['Hilux SRX 2.8 4x4 Diesel Aut.', 329_000, 0, 10, 'DIESEL'],
    ['Etios XS 1.5 Aut.', 76_000, 4, 12],
    ['SW4 Diamond 2.8 4x4 Diesel Aut.', 419_000, 0, 6, 'DIESEL', 7],
  ]),
  ...marca('Honda', 14, [
    ['City EXL 1.5 Aut.', 129_000, 0, 4],
    ['Civic Touring 1.5 Turbo Aut.', 178_000, 3, 8, 'GASOLINA'],
    ['HR-V EXL 1.5 Aut.', 169_000, 0, 8],
    ['Fit EX 1.5 Aut.', 96_000, 4, 14],
    ['WR-V EXL 1.5 Aut.', 112_000, 0, 7],
  ]),
  ...marca('Jeep', 17, [
    ['Renegade Longitude T270 Aut.', 152_000, 0, 8],
    ['Compass Limited T270 Aut.', 198_000, 0, 7],
    ['Commander Overland T270 Aut.', 265_000, 0, 3, 'FLEX', 7],
  ]),
  ...marca('Renault', 25, [
    ['Kwid Zen 1.0', 72_000, 0, 7],
    ['Sandero Stepway 1.6', 92_000, 2, 12],
    ['Duster Iconic 1.3 Turbo Aut.', 149_000, 0, 10],
    ['Logan Zen 1.0', 79_000, 1, 13],
    ['Oroch Outsider 1.3 Turbo Aut.', 147_000, 0, 6],
  ]),
  ...marca('Nissan', 23, [
    ['Kicks Exclusive 1.6 Aut.', 132_000, 0, 8],
    ['Versa Advance 1.6 Aut.', 109_000, 0, 9],
    ['Frontier Pro-4X 2.3 4x4 Diesel Aut.', 298_000, 0, 5, 'DIESEL'],
    ['March SV 1.0', 58_000, 5, 13],
  ]),
  ...marca('Ford', 3, [
    ['Ranger Limited 3.0 V6 4x4 Diesel Aut.', 339_000, 0, 7, 'DIESEL'],
    ['Ka SE 1.0', 66_000, 4, 12],
    ['EcoSport Titanium 1.5 Aut.', 104_000, 4, 12],
    ['Fiesta SE 1.6', 58_000, 6, 16],
  ]),
  ...marca('BYD', 92, [
    ['Dolphin Mini GS', 118_000, 0, 2, 'ELETRICO'],
    ['Dolphin Plus', 179_000, 0, 3, 'ELETRICO'],
    ['Song Plus Premium DM-i', 239_000, 0, 3, 'HIBRIDO'],
  ]),
  ...marca('Caoa Chery', 95, [
    ['Tiggo 5X Pro Híbrido Aut.', 142_000, 0, 4, 'HIBRIDO'],
    ['Tiggo 8 Max Drive 1.6 Turbo Aut.', 189_000, 0, 4, 'GASOLINA', 7],
  ]),
  ...marca('Citroën', 11, [
    ['C3 Feel 1.0', 79_000, 0, 8],
    ['Aircross Shine Turbo 200 Aut.', 129_000, 0, 2, 'FLEX', 7],
  ]),
  ...marca('Peugeot', 24, [
    ['208 Style 1.0 Turbo Aut.', 105_000, 0, 5],
    ['2008 GT Turbo 200 Aut.', 152_000, 0, 3],
  ]),
];
