import type { DadosCentroDeCusto } from '@balcao/contracts';
import type { CamposDoRegistro } from '../registro/campos-do-registro.ts';

/** What a cost centre is called, on screen and in refusals. */
export const nomeCentroDeCusto = { codigo: 'centro', um: 'centro de custo', varios: 'centros de custo', genero: 'm' } as const;

/** Fields of a cost centre, in the order of the form. */
export const camposCentroDeCusto: CamposDoRegistro<DadosCentroDeCusto> = {
  nome: { rotulo: 'Nome', tipo: 'texto', obrigatorio: true, max: 80, naLista: { isOrdenavel: true } },
};
