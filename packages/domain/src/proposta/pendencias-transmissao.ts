import type { DadosComplementares, ErroCampo, LinhaCotada } from '@balcao/contracts';
import { emailEstrito } from '../documentos/email.ts';
import { isCelular } from '../documentos/telefone.ts';
import { isCep, UFS } from '../documentos/endereco.ts';
import { isChassi, isPlaca } from '../documentos/veiculo.ts';
import { erroCampo } from '../erros/codigo-erro.ts';

type Campo = keyof DadosComplementares;
interface Exigido {
  readonly campo: Campo;
  readonly rotulo: string;
  readonly isValido: (texto: string) => boolean;
  /** How it is written. */
  readonly comoSeEscreve?: string;
}

const algum = (texto: string): boolean => texto !== '';
const DE_TODOS: readonly Exigido[] = [
  { campo: 'email', rotulo: 'o e-mail do segurado', isValido: emailEstrito, comoSeEscreve: 'Informe um e-mail válido.' },
  {
    campo: 'celular',
    rotulo: 'o celular do segurado',
    isValido: isCelular,
    comoSeEscreve: 'Informe um celular com DDD válido, como (11) 90000-0000.',
  },
  { campo: 'cep', rotulo: 'o CEP', isValido: isCep, comoSeEscreve: 'Informe um CEP com oito dígitos.' },
  { campo: 'logradouro', rotulo: 'o logradouro', isValido: algum },
  { campo: 'numero', rotulo: 'o número do endereço', isValido: algum },
  { campo: 'bairro', rotulo: 'o bairro', isValido: algum },
  { campo: 'cidade', rotulo: 'a cidade', isValido: algum },
  { campo: 'uf', rotulo: 'o estado (UF)', isValido: (texto) => UFS.includes(texto), comoSeEscreve: 'Informe a sigla do estado, como SP.' },
];
const chassi: Exigido = {
  campo: 'chassi',
  rotulo: 'o chassi do veículo',
  isValido: isChassi,
  comoSeEscreve: 'O chassi tem 17 letras e números, sem I, O e Q.',
};
const placa: Exigido = {
  campo: 'placa',
  rotulo: 'a placa do veículo',
  isValido: isPlaca,
  comoSeEscreve: 'Informe uma placa como ABC1D23 ou ABC-1234.',
};

/** What an insurer needs to issue, of a line; a car not yet registered has no plate. */
function exigidosDe(linha: LinhaCotada, isZeroKm: boolean): readonly Exigido[] {
  if (linha !== 'AUTO') return DE_TODOS;
  return isZeroKm ? [...DE_TODOS, chassi] : [...DE_TODOS, chassi, placa];
}

/** The proposal to check. */
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
 * Errors that prevent an offer from being issued: one per field under `dadosComplementares`, and in life insurance the health
 * declaration (`dps`; domain design §3.2: only after an offer was chosen).
 *
 * @example pendenciasTransmissao({ linha: 'AUTO', isZeroKm: true, temDps: false, dados: {} })[0]?.campo // 'dadosComplementares.email'
 */
export const pendenciasTransmissao = ({ linha, isZeroKm, temDps, dados }: EmissaoPedida): ErroCampo[] => [
  ...(linha === 'VIDA' && !temDps ? [semDps()] : []),
  ...exigidosDe(linha, isZeroKm).flatMap(({ campo, rotulo, isValido, comoSeEscreve = `Informe ${rotulo}.` }) => {
    const texto = dados[campo]?.trim() ?? '';
    if (texto === '') return [erroCampo(`dadosComplementares.${campo}`, 'obrigatorio', `Informe ${rotulo}.`)];
    return isValido(texto) ? [] : [erroCampo(`dadosComplementares.${campo}`, 'invalido', comoSeEscreve)];
  }),
];
