import type { ModeloAno } from './catalogos.ts';
import type { TableRow } from './insert-rows.ts';
import type { Mundo } from './mundo.ts';
import type { SeguradoDemo } from './registro.ts';

/** A car and whose it is. */
export interface VeiculoDemo {
  readonly dono: SeguradoDemo;
  readonly placa: string;
  readonly chassi: string;
  readonly anoFabricacao: number;
  readonly modelo: ModeloAno;
}

/** One car for each insured, two for one in eight; cars older than 2019 mostly keep the old plate. */
export function veiculosDemo(mundo: Mundo, segurados: readonly SeguradoDemo[], modelos: readonly ModeloAno[]): VeiculoDemo[] {
  const { sorteio, documentos } = mundo;
  const car = (dono: SeguradoDemo): VeiculoDemo => {
    const modelo = sorteio.um(modelos);
    return {
      dono,
      placa: documentos.placa(modelo.anoModelo >= 2019 || sorteio.chance(0.3)),
      chassi: documentos.chassi(),
      anoFabricacao: modelo.anoModelo - (sorteio.chance(0.4) ? 1 : 0),
      modelo,
    };
  };
  return segurados.flatMap((dono) => (sorteio.chance(0.125) ? [car(dono), car(dono)] : [car(dono)]));
}

export const placaRow = ({ placa, chassi, anoFabricacao, modelo }: VeiculoDemo): TableRow => ({
  placa,
  chassi,
  ano_fabricacao: anoFabricacao,
  fipe: modelo.fipe,
  ano_modelo: modelo.anoModelo,
  combustivel: modelo.combustivel,
});
