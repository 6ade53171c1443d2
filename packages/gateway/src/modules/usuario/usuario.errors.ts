import type { ErroCampo, LugaresDoPlano } from '@balcao/contracts';
import { erroCampo } from '@balcao/domain';
import { camposInvalidos, Recusa } from '../../plugins/errors.ts';
import type { NomeDoRegistro } from '../registro/index.ts';

export const usuarioNome: NomeDoRegistro = { codigo: 'usuario', um: 'usuário', genero: 'm' };

export const emailTomado = (): Recusa => camposInvalidos([erroCampo('email', 'conflito', 'Este e-mail já é de um acesso ao Balcão.')]);
export const emailProprio = (): ErroCampo => erroCampo('email', 'conflito', 'O seu próprio e-mail só outro administrador pode trocar.');
export const ultimoAdministradorNoCampo = (): ErroCampo =>
  erroCampo('administrador', 'conflito', 'A corretora precisa de um administrador ativo: escolha outro antes.');
export const ultimoDeTodas = (): ErroCampo =>
  erroCampo('corretoraIds', 'conflito', 'Ao menos um administrador precisa ver todas as corretoras: escolha outro antes.');
export const corretoraDesconhecida = (): ErroCampo => erroCampo('corretoraIds', 'desconhecido', 'Escolha corretoras da sua assinatura.');
export const foraDasSuas = (): ErroCampo =>
  erroCampo('corretoraIds', 'foraDaLista', 'Você administra só algumas corretoras: escolha ao menos uma delas.');
export const produtorDesconhecido = (): ErroCampo => erroCampo('produtorId', 'desconhecido', 'Escolha um produtor da corretora.');
export const produtorTomado = (nome: string): ErroCampo => erroCampo('produtorId', 'conflito', `${nome} já entra como este produtor.`);
export const herdeiroFalta = (): Recusa =>
  camposInvalidos([erroCampo('herdeiroId', 'obrigatorio', 'Escolha quem recebe o trabalho em aberto.')]);
export const herdeiroDesconhecido = (): Recusa =>
  camposInvalidos([erroCampo('herdeiroId', 'desconhecido', 'Escolha outro usuário ativo da corretora.')]);

export const semLugar = ({ limite }: LugaresDoPlano): Recusa =>
  new Recusa(
    409,
    'sem-lugar',
    `O seu plano tem ${limite === 1 ? '1 lugar' : `${limite} lugares`}, e todos estão em uso. Desative um usuário ou mude de plano.`,
  );
export const ultimoAdministrador = (): Recusa =>
  new Recusa(409, 'ultimo-administrador', 'Este é o único administrador ativo da corretora. Escolha outro antes de desativar este.');
export const proprioAcesso = (): Recusa => new Recusa(409, 'proprio-acesso', 'Você não pode desativar o seu próprio acesso.');
export const conviteAberto = (): Recusa =>
  new Recusa(409, 'convite-aberto', 'Este usuário ainda não aceitou o convite. Revogue o convite em vez de desativar.');
export const conviteAceito = (): Recusa => new Recusa(409, 'convite-aceito', 'Este usuário não tem convite em aberto.');
export const muitosLinks = (): Recusa =>
  new Recusa(429, 'muitos-links', 'Já mandamos vários links a este usuário. Aguarde uma hora e tente de novo.');
export const soAtivoRedefine = (): Recusa => new Recusa(409, 'usuario-inativo', 'Só um usuário ativo recebe o link de uma senha nova.');
