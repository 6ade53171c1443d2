import type { FlagUsuario, PerfilUsuario } from '@balcao/contracts';
import { FLAGS_DE_USUARIO, perfilDe, PERFIS_DE_ACESSO, type Poderes } from '@balcao/domain';
import { Checkbox, Grid, Stack, Text } from '@balcao/ui';
import { Select } from '@balcao/ui/forms';
import { copy } from './usuarios.copy.ts';

export interface PermissoesProps {
  poderes: Poderes;
  /** Flags the plan refuses whatever is chosen. */
  foraDoPlano: readonly string[];
  /** What was refused of the administrator. */
  erro: string | undefined;
  onChange: (poderes: Partial<Poderes>, campo: string) => void;
}

const PERFIS = ['ADMINISTRADOR', 'CORRETOR', 'ASSISTENTE', 'LEITURA'] as const;
const opcoesDe = (perfil: PerfilUsuario) =>
  [...PERFIS, ...(perfil === 'PERSONALIZADO' ? (['PERSONALIZADO'] as const) : [])].map((value) => ({
    value,
    label: copy.perfil[value],
    description: copy.perfilFrase[value],
  }));
// whose records a user sees is asked apart, beside the brokerages
const MATRIZ = FLAGS_DE_USUARIO.filter((flag) => flag !== 'administradorOrcamento');
const grupos = [
  [copy.acessos, MATRIZ.filter((flag) => flag.startsWith('acesso'))],
  [copy.bloqueios, MATRIZ.filter((flag) => flag.startsWith('bloqueio'))],
] as const;

/** Every power of a user, one by one, and the presets they may begin with. */
export function Permissoes({ poderes, foraDoPlano, erro, onChange }: PermissoesProps) {
  const { administrador, flags } = poderes;
  const perfil = perfilDe(poderes);
  const set = (flag: FlagUsuario, valor: boolean) => onChange({ flags: { ...flags, [flag]: valor } }, 'flags');
  const choose = (escolhido: string | null) => {
    const found = PERFIS.find((um) => um === escolhido);
    if (found) onChange(PERFIS_DE_ACESSO[found], 'administrador');
  };
  return (
    <Stack gap={4}>
      <Grid minWidth={260}>
        <Select
          name="perfil"
          label={copy.rotulos.perfil}
          description={copy.perfilAjuda}
          options={opcoesDe(perfil)}
          value={perfil}
          onChange={choose}
        />
        <Checkbox
          name="administrador"
          label={copy.administrador}
          description={copy.administradorFrase}
          error={erro}
          value={administrador}
          onChange={(isOn) => onChange({ administrador: isOn }, 'administrador')}
        />
      </Grid>
      {grupos.map(([titulo, quais]) => (
        <Stack key={titulo} gap={2} role="group" aria-label={titulo}>
          <Text isStrong>{titulo}</Text>
          <Grid minWidth={300}>
            {quais.map((flag) => {
              const [nome, frase] = copy.flags[flag];
              const isFora = foraDoPlano.includes(flag);
              return (
                <Checkbox
                  key={flag}
                  name={`flags.${flag}`}
                  label={nome}
                  description={isFora ? `${frase} ${copy.foraDoPlano}` : frase}
                  isDisabled={isFora}
                  value={isFora ? flag.startsWith('bloqueio') : flags[flag]}
                  onChange={(isOn) => set(flag, isOn)}
                />
              );
            })}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}
