import { erroCampo } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';

export const semEmail = (): Recusa =>
  new Recusa(409, 'segurado-sem-email', 'Este cliente não tem e-mail no cadastro. Copie o link e mande por outro meio.');
export const semDocumento = (): Recusa =>
  new Recusa(409, 'segurado-sem-documento', 'Este cliente não tem CPF ou CNPJ no cadastro: a seguradora não saberia de quem se pede.');
export const seguradoraDesconhecida = (): Recusa =>
  camposInvalidos([erroCampo('seguradoras', 'desconhecido', 'Escolha só seguradoras que respondem ao Open Insurance.')]);
export const cpfFaltando = (): Recusa => camposInvalidos([erroCampo('cpf', 'obrigatorio', 'Diga o CPF de quem responde pela empresa.')]);
export const lidoHaPouco = (liberaEm: Date): Recusa =>
  new Recusa(409, 'lido-ha-pouco', 'Isto foi lido há menos de uma hora. Tente mais tarde: as seguradoras limitam as consultas.', {
    liberaEm,
  });
export const semConsentimento = (): Recusa =>
  new Recusa(409, 'sem-consentimento', 'Este consentimento não está em vigor. Peça de novo ao cliente.');
export const aindaEmVigor = (): Recusa =>
  new Recusa(409, 'consentimento-em-vigor', 'Encerre o consentimento antes de apagar o que foi lido com ele.');
export const jaRespondido = (): Recusa =>
  new Recusa(409, 'ja-respondido', 'Esta autorização já foi respondida. Recarregue a página para ver como está.');
export const seguradoraForaDoAr = (): Recusa =>
  new Recusa(502, 'seguradora-indisponivel', 'A seguradora não respondeu agora. Aguarde alguns minutos e tente de novo.');
export const jaECliente = (): Recusa =>
  new Recusa(409, 'apolice-da-casa', 'Esta apólice já é da corretora. Renove-a pela lista de renovações.');
export const riscoIlegivel = (): Recusa =>
  new Recusa(409, 'risco-ilegivel', 'O que se leu desta apólice não serve ao formulário da linha. Abra um orçamento novo.');
