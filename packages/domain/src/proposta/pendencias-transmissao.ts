import type { DadosComplementares, ErroCampo, LinhaCotada } from '@balcao/contracts';
import { emailEstrito } from '../documentos/email-estrito.ts';
import { isCelular } from '../documentos/is-celular.ts';
import { isCep } from '../documentos/is-cep.ts';
import { isChassi } from '../documentos/is-chassi.ts';
import { isPlaca } from '../documentos/is-placa.ts';
import { erroCampo } from '../erros/codigo-erro.ts';
import { UFS } from '../documentos/uf.ts';

type Campo = keyof DadosComplementares;
interface Exigido {
  readonly campo: Campo;
  readonly rotulo: string;
  readonly isValido: (texto: string) => boolean;
}

const algum = (texto: string): boolean => texto !== '';
const DE_TODOS: readonly Exigido[] = [
  { campo: 'email', rotulo: 'e-mail do segurado', isValido: emailEstrito },
  { campo: 'celular', rotulo: 'celular do segurado', isValido: isCelular },
  { campo: 'cep', rotulo: 'CEP', isValido: isCep },
  { campo: 'logradouro', rotulo: 'logradouro', isValido: algum },
  { campo: 'numero', rotulo: 'número do endereço', isValido: algum },
  { campo: 'bairro', rotulo: 'bairro', isValido: algum },
  { campo: 'cidade', rotulo: 'cidade', isValido: algum },
  { campo: 'uf', rotulo: 'estado (UF)', isValido: (texto) => UFS.includes(texto) },
];
const chassi: Exigido = { campo: 'chassi', rotulo: 'chassi do veículo', isValido: isChassi };
const placa: Exigido = { campo: 'placa', rotulo: 'placa do veículo', isValido: isPlaca };

/** What an insurer needs to issue, of a line; a car not yet registered has no plate. */
function exigidosDe(linha: LinhaCotada, isZeroKm: boolean): readonly Exigido[] {
  if (linha !== 'AUTO') return DE_TODOS;
  return isZeroKm ? [...DE_TODOS, chassi] : [...DE_TODOS, chassi, placa];
}

/** What is asked about. */
export interface EmissaoPedida {
  readonly linha: LinhaCotada;
  readonly isZeroKm: boolean;
  /** The insured declared their health for the offer (declaração pessoal de saúde). */
  readonly temDps: boolean;
  /** The risk's own data with what the broker completed laid over it. */
  readonly dados: DadosComplementares;
}

const semDps = (): ErroCampo => erroCampo('dps', 'obrigatorio', 'Registre a declaração de saúde do segurado para esta oferta.');

/**
 * What is still missing before an offer can be issued: one error per field under `dadosComplementares`, and for lives the health
 * declaration (`dps`; domain design §3.2: only after an offer was chosen).
 *
 * @example pendenciasTransmissao({ linha: 'AUTO', isZeroKm: true, temDps: false, dados: {} })[0]?.campo // 'dadosComplementares.email'
 */
export const pendenciasTransmissao = ({ linha, isZeroKm, temDps, dados }: EmissaoPedida): ErroCampo[] => [
  ...(linha === 'VIDA' && !temDps ? [semDps()] : []),
  ...exigidosDe(linha, isZeroKm).flatMap(({ campo, rotulo, isValido }) => {
    const texto = dados[campo]?.trim() ?? '';
    if (texto === '') return [erroCampo(`dadosComplementares.${campo}`, 'obrigatorio', `Informe ${rotulo}.`)];
    return isValido(texto) ? [] : [erroCampo(`dadosComplementares.${campo}`, 'invalido', `Confira ${rotulo}.`)];
  }),
];
