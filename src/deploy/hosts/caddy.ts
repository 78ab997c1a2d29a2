import {
  CACHE_HEADER,
  COMPRESSED_COPIES,
  REVALIDATED,
  ROOT_FILE,
  type Area,
  type HeadersByName,
  type HostingRules,
} from '../rules/hosting-rules';
import { toSiteFolder, withNotice, type RenderedFiles, type ServerOptions } from './rendered-host';

const FILE_SERVER = `file_server {
			precompressed ${Object.values(COMPRESSED_COPIES).join(' ')}
		}`;

/** Renders the configuration of Caddy. */
export const renderCaddy = (rules: HostingRules, options: ServerOptions): RenderedFiles => ({
  Caddyfile: withNotice(renderSite(rules, options)),
});

const renderSite = (
  { headers, areas }: HostingRules,
  { address, site }: ServerOptions,
) => `${address} {
	root * ${toSiteFolder(site)}

	# Not every system knows it.
	@manifest path /manifest.webmanifest
	header @manifest Content-Type application/manifest+json

	# Yours: the proxy to an API of the same origin.
	import ${site}.d/*.caddy
${areas.map(renderArea).join('')}
	@root_file path_regexp ${ROOT_FILE.source.replaceAll('\\/', '/')}
	handle @root_file {
${renderContents('files', headers)}
	}

	handle {
${renderContents('pages', headers)}
	}

	handle_errors {
		header ${CACHE_HEADER} "${REVALIDATED}"
		respond "{err.status_code} {err.status_text}"
	}
}
`;

function renderArea({ path, contents, headers }: Area): string {
  const name = `@${path.replaceAll(/\W/g, '')}`;
  return `
	${name} path ${contents === 'files' ? '' : `${path} `}${path}/*
	handle ${name} {
${renderContents(contents, headers)}
	}
`;
}

/** The headers are set for each area, so that the responses of an API do not get them, too. */
const renderContents = (contents: Area['contents'], headers: HeadersByName) =>
  [
    '		header {',
    ...Object.entries(headers).map(([name, value]) => `			${name} \`${value}\``),
    '		}',
    ...(contents === 'pages' ? ['		rewrite * /index.html'] : []),
    `		${FILE_SERVER}`,
  ].join('\n');
