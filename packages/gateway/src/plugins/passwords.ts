import { type Algorithm, hash, verify } from '@node-rs/argon2';

// isolatedModules cannot read the const enum's name at run time: 2 is Argon2id
const ARGON2ID: Algorithm.Argon2id = 2;
const OPCOES = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id text to be stored as `usuario.senha_hash`. */
export const hashSenha = (senha: string): Promise<string> => hash(senha, OPCOES);

/** Whether the password matches the stored text; false for a text in another format. */
export const isSenha = (senhaHash: string, senha: string): Promise<boolean> => verify(senhaHash, senha).catch(() => false);
