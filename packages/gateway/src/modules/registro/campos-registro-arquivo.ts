import { type CampoDoRegistro, type CamposDoRegistro, formatDataHora, sayCampo } from '@balcao/domain';
import { arquivoDe, type ColunaArquivo } from '../../plugins/list-file.ts';
import { copy } from './registro.copy.ts';

/** Fields that are numbers in a sheet. */
const numeros = { inteiro: 'numero', dinheiro: 'dinheiro', taxa: 'percentual' } as const;

function columnOf<Ficha extends object>(nome: keyof Ficha, campo: CampoDoRegistro): ColunaArquivo<Ficha> {
  const { rotulo, tipo } = campo;
  if (tipo === 'inteiro' || tipo === 'dinheiro' || tipo === 'taxa') return [rotulo, numeros[tipo], (ficha) => ficha[nome] as number | null];
  return [rotulo, tipo === 'dia' ? 'data' : 'texto', (ficha) => sayCampo(campo, ficha[nome]) || null];
}

/** The list of a record of plain fields as a file: each field a column, then whether it is offered and when it changed. */
export const arquivoDeCampos = <Dados extends object, Ficha extends Dados & { readonly ativo: boolean; readonly alteradoEm: string }>(
  nome: string,
  campos: CamposDoRegistro<Dados>,
) =>
  arquivoDe<Ficha>(nome, [
    ...(Object.entries<CampoDoRegistro>(campos) as [keyof Dados & string, CampoDoRegistro][]).map(([campo, definicao]) =>
      columnOf<Ficha>(campo, definicao),
    ),
    [copy.situacao, 'texto', ({ ativo }) => (ativo ? copy.ativo : copy.inativo)],
    [copy.alteradoEm, 'data', ({ alteradoEm }) => formatDataHora(alteradoEm)],
  ]);
