// Made from the contract by `npm run generate`; do not edit.

export interface paths {
    "/api/v1/frontend/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One published project with its texts, pictures and settings.
         * @description API-52. Who may call: anyone.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/projects/{id}/media-content/{mediaId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the project's own media items.
         * @description API-57. Who may call: anyone.
         */
        get: operations["getProjectMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/projects/{id}/media-content/{mediaId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of a media item of the project.
         * @description API-58. Who may call: anyone.
         */
        get: operations["getProjectMediaFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/projects/{id}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Default language, filters shown, roles that see prices, stylesheet version.
         * @description API-56. Who may call: anyone.
         */
        get: operations["getProjectSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/projects/{projectId}/stylesheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The project's stylesheet; with its present `version` it is cacheable for good.
         * @description API-17. Who may call: anyone.
         */
        get: {
            parameters: {
                query?: {
                    version?: number;
                };
                header?: never;
                path: {
                    projectId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The project's stylesheet; with its present `version` it is cacheable for good. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/css": string;
                    };
                };
                /** @description A refusal. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/th-server/api/v1/frontend/projects/{projectId}/stylesheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The project's stylesheet; with its present `version` it is cacheable for good.
         * @description API-17. Who may call: anyone.
         */
        get: operations["getStylesheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/projects/{id}/apartments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The apartments of the project's published buildings.
         * @description API-60. Who may call: anyone.
         */
        get: operations["listProjectApartments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/projects/{id}/buildings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The project's published buildings.
         * @description API-59. Who may call: anyone.
         */
        get: operations["listProjectBuildings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/projects/{id}/masterplans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The project's published masterplans.
         * @description API-53. Who may call: anyone.
         */
        get: operations["listProjectMasterplans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/projects/{id}/media-content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The project's own texts and pictures.
         * @description API-55. Who may call: anyone.
         */
        get: operations["listProjectMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The host's published projects; `type=geocode` gives them as points for the map.
         * @description API-51. Who may call: anyone.
         */
        get: operations["listProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/projects/{id}/users-on-project": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is on the project: staff see all ids, a user at most their own, a visitor none.
         * @description API-61. Who may call: depends-on-asker.
         */
        get: operations["listUsersOnProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/masterplans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A masterplan with the published masterplans and buildings in it; unpublished, only its name and those.
         * @description API-62. Who may call: anyone.
         */
        get: operations["getMasterplan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/masterplans/{id}/buildings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The published buildings directly in it.
         * @description API-64. Who may call: anyone.
         */
        get: operations["listMasterplanBuildings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/masterplans/{id}/pois": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Its own point of interest, and those that lie on it (camera views, buildings, info points).
         * @description API-63. Who may call: anyone.
         */
        get: operations["listMasterplanPois"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/masterplans/{id}/masterplans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The published masterplans directly in it.
         * @description API-65. Who may call: anyone.
         */
        get: operations["listNestedMasterplans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/pois/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One point of interest.
         * @description API-66. Who may call: anyone.
         */
        get: operations["getPoi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/pois/{id}/media-content/{mediaId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of a media item; `resize` asks for a width of the ladder, `format` for AVIF instead of WebP.
         * @description API-70. Who may call: anyone.
         */
        get: operations["getPoiMediaFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/pois/{id}/parent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The point of interest that this one lies on.
         * @description API-68. Who may call: anyone.
         */
        get: operations["getPoiParent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/pois/{id}/media-content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Its pictures with their outlines, and its texts; PDF files are left out.
         * @description API-69. Who may call: anyone.
         */
        get: operations["listPoiMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/pois/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All types of points of interest; `parentType` gives those that lie on that type.
         * @description API-67. Who may call: anyone.
         */
        get: operations["listPoiTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/buildings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A building with its apartments and their types.
         * @description API-71. Who may call: anyone.
         */
        get: operations["getBuilding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/buildings/{id}/apartment-orientations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which way each of its apartments faces.
         * @description API-74. Who may call: anyone.
         */
        get: operations["listApartmentOrientations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/buildings/{id}/apartment-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The types its apartments are of.
         * @description API-75. Who may call: anyone.
         */
        get: operations["listApartmentTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/buildings/{id}/apartments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Its apartments.
         * @description API-73. Who may call: anyone.
         */
        get: operations["listBuildingApartments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/buildings/{id}/pois": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Its own point of interest, and those that lie on it (camera views, apartments, info points).
         * @description API-72. Who may call: anyone.
         */
        get: operations["listBuildingPois"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/apartments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One apartment.
         * @description API-76. Who may call: anyone.
         */
        get: operations["getApartment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/apartments/{id}/pois": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Its own point of interest, and those that lie in it.
         * @description API-77. Who may call: anyone.
         */
        get: operations["listApartmentPois"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/apartments/ask-for-price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks the project's agents for an apartment's price, by mail.
         * @description API-81. Who may call: anyone.
         */
        post: operations["askForPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/apartments/send-favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a list of apartments to the agents, one mail for each project concerned.
         * @description API-78. Who may call: anyone.
         */
        post: operations["sendFavorites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/client-apps/{id}/send-favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same from a client app: the apartments of its own project are mailed to that project's agents.
         * @description API-21. Who may call: anyone.
         */
        post: operations["sendFavoritesOfClientApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's favourites in the host's projects, in the order they were added.
         * @description API-82. Who may call: self.
         */
        get: operations["getFavorites"];
        /**
         * Replaces the user's favourites in the host's projects; what is not published there is left out.
         * @description API-82. Who may call: self.
         */
        put: operations["putFavorites"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The security check: a riddle that costs a browser a moment and a robot its time.
         * @description API-83. Who may call: anyone.
         */
        get: operations["getChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries, regions and places that begin with what was typed; at most 5.
         * @description API-84. Who may call: anyone.
         */
        get: operations["listPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/apartments/{id}/files.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download All: the apartment's files in one zip.
         * @description API-85. Who may call: anyone.
         */
        get: operations["getApartmentFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/client-apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The client apps of the projects one works on.
         * @description API-18. Who may call: content: read.
         */
        get: operations["listClientApps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/client-apps/{id}/menu-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All items of its menu in one list; `type=fullStructure` gives those at the top with all below them.
         * @description API-19. Who may call: anyone.
         */
        get: operations["listMenuItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/client-apps/{id}/root-menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The items at the top of its menu.
         * @description API-20. Who may call: anyone.
         */
        get: operations["listRootMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/geodata/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The host's published projects as GeoJSON features.
         * @description API-50. Who may call: anyone.
         */
        get: operations["listProjectFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A media item, wherever it hangs.
         * @description API-22. Who may call: content: read.
         */
        get: operations["getMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/media/{id}/gallery-content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is in it, in its order.
         * @description API-24. Who may call: content: read.
         */
        get: operations["listGalleryContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/media/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All types of media.
         * @description API-25. Who may call: anyone.
         */
        get: operations["listMediaTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/media/{id}/parent-galleries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The galleries that it is in.
         * @description API-23. Who may call: content: read.
         */
        get: operations["listParentGalleries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/media/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a picture (JPEG, PNG, WebP, AVIF, TIFF, SVG) or a PDF; tiles of a `poi_image_dzi` are made later.
         * @description API-26. Who may call: content: write.
         */
        post: operations["uploadMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/menu-items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One item of a menu.
         * @description API-27. Who may call: anyone.
         */
        get: operations["getMenuItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/menu-items/{id}/poi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The point of interest that it leads to.
         * @description API-29. Who may call: anyone.
         */
        get: operations["getMenuItemPoi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/menu-items/{id}/children": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The items directly below it.
         * @description API-28. Who may call: anyone.
         */
        get: operations["listMenuItemChildren"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/menu-items/{id}/media-content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Its own texts and pictures.
         * @description API-30. Who may call: anyone.
         */
        get: operations["listMenuItemMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/projects/{id}/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The project's published packages.
         * @description API-54. Who may call: anyone.
         */
        get: operations["listPackages"];
        put?: never;
        /**
         * Adds a package.
         * @description API-79. Who may call: content: write.
         */
        post: operations["addPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/frontend/projects/{id}/packages/{packageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a package.
         * @description API-79. Who may call: content: write.
         */
        delete: operations["removePackage"];
        options?: never;
        head?: never;
        /**
         * Changes a package; what is left out stays.
         * @description API-79. Who may call: content: write.
         */
        patch: operations["changePackage"];
        trace?: never;
    };
    "/api/v1/frontend/packages/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is in a published package.
         * @description API-80. Who may call: anyone.
         */
        get: operations["listPackageItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}/media-content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All texts and pictures of the project itself, those for single languages included.
         * @description API-44. Who may call: content: read.
         */
        get: operations["listStaffProjectMedia"];
        put?: never;
        /**
         * Adds a text, or the file of an uploaded media item.
         * @description API-44. Who may call: content: write.
         */
        post: operations["addProjectMedia"];
        /**
         * Removes one of them.
         * @description API-44. Who may call: content: write.
         */
        delete: operations["removeProjectMedia"];
        options?: never;
        head?: never;
        /**
         * Changes one of them; what is left out stays.
         * @description API-44. Who may call: content: write.
         */
        patch: operations["changeProjectMedia"];
        trace?: never;
    };
    "/api/v1/apartments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the status of an apartment, as far as the change is allowed; who and when is kept.
         * @description API-86. Who may call: statuses: write.
         */
        patch: operations["changeApartment"];
        trace?: never;
    };
    "/api/v1/masterplans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a masterplan to a project, with a point of interest of its own.
         * @description API-46. Who may call: content: write.
         */
        post: operations["addMasterplan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/masterplans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A masterplan with all that is directly in it, drafts included.
         * @description API-45. Who may call: content: read.
         */
        get: operations["getStaffMasterplan"];
        put?: never;
        post?: never;
        /**
         * Removes it with its pictures; refused while masterplans or buildings are in it.
         * @description API-45. Who may call: content: write.
         */
        delete: operations["removeMasterplan"];
        options?: never;
        head?: never;
        /**
         * Changes it; what is left out stays.
         * @description API-45. Who may call: content: write.
         */
        patch: operations["changeMasterplan"];
        trace?: never;
    };
    "/api/v1/masterplans/{id}/buildings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All buildings directly in it.
         * @description API-48. Who may call: content: read.
         */
        get: operations["listStaffMasterplanBuildings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/masterplans/{id}/pois": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Its own point of interest, and those that lie on it.
         * @description API-47. Who may call: content: read.
         */
        get: operations["listStaffMasterplanPois"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/masterplans/{id}/masterplans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All masterplans directly in it.
         * @description API-49. Who may call: content: read.
         */
        get: operations["listStaffNestedMasterplans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pois/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One point of interest, drafts included.
         * @description API-31. Who may call: content: read.
         */
        get: operations["getStaffPoi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pois/{id}/parent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The point of interest that this one lies on.
         * @description API-34. Who may call: content: read.
         */
        get: operations["getStaffPoiParent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pois/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All types of points of interest; `parentType` gives those that lie on that type.
         * @description API-33. Who may call: anyone.
         */
        get: operations["listAllPoiTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pois/{id}/media-content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Its pictures with all their outlines, and its texts; PDF files are left out.
         * @description API-32. Who may call: content: read.
         */
        get: operations["listStaffPoiMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of them, with who is on it.
         * @description API-36. Who may call: content: read.
         */
        get: operations["getStaffProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes its name, logo, website, settings, users or stylesheet; what is left out stays.
         * @description API-36. Who may call: settings: write.
         */
        patch: operations["changeProject"];
        trace?: never;
    };
    "/api/v1/projects/{id}/full-structure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The whole tree of the project: masterplans, buildings, apartments with their prices.
         * @description API-41. Who may call: content: read.
         */
        get: operations["getProjectStructure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Its settings.
         * @description API-43. Who may call: settings: read.
         */
        get: operations["getStaffProjectSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who holds which apartment since when.
         * @description API-42. Who may call: reservations: read.
         */
        get: operations["listReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All its packages, with what is in them.
         * @description API-38. Who may call: content: read.
         */
        get: operations["listStaffPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}/apartments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All its apartments, with their prices.
         * @description API-40. Who may call: content: read.
         */
        get: operations["listStaffProjectApartments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}/buildings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All its buildings.
         * @description API-39. Who may call: content: read.
         */
        get: operations["listStaffProjectBuildings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}/masterplans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All its masterplans.
         * @description API-37. Who may call: content: read.
         */
        get: operations["listStaffProjectMasterplans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The projects one works on, drafts included; `include=Media` adds their texts and pictures.
         * @description API-35. Who may call: content: read.
         */
        get: operations["listStaffProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/project/{id}/add-user-media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ties a media item of the project to the user's record on it: an agent's portrait.
         * @description API-16. Who may call: self.
         */
        post: operations["addUserMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails the link that confirms an address once more.
         * @description API-15. Who may call: anyone.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/confirm-email-verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms an address with the token of a mailed link.
         * @description API-11. Who may call: anyone.
         */
        post: operations["confirmEmailVerify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user who asks.
         * @description API-02. Who may call: profile: read.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/th-server/api/v1/users/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user who asks.
         * @description API-02. Who may call: profile: read.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The user who asks. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @constant */
                                type: "profile";
                                id: string;
                                attributes: components["schemas"]["Profile"];
                            };
                        };
                    };
                };
                /** @description A refusal. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/get-user-role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's role on a project; without `projectId`, the one held everywhere.
         * @description API-08. Who may call: self.
         */
        get: operations["getUserRole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/get-user-roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The role held everywhere, then the user's role on each project.
         * @description API-09. Who may call: self.
         */
        get: operations["getUserRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/is-allowed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the user may do something, on a project or, without `projectId`, on some project.
         * @description API-10. Who may call: self.
         */
        get: operations["isAllowed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Login with the e-mail address (or username) and password; gives a bearer token.
         * @description API-01. Who may call: anyone.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/th-server/api/v1/users/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Login with the e-mail address (or username) and password; gives a bearer token.
         * @description API-01. Who may call: anyone.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        username: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Login with the e-mail address (or username) and password; gives a bearer token. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @constant */
                                type: "session";
                                id: string;
                                attributes: components["schemas"]["Session"];
                            };
                        };
                    };
                };
                /** @description A refusal. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ends the session of the bearer token; from pages of the same origin only.
         * @description API-04. Who may call: self.
         */
        get: operations["logOut"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/th-server/api/v1/users/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ends the session of the bearer token; from pages of the same origin only.
         * @description API-04. Who may call: self.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Ends the session of the bearer token; from pages of the same origin only. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @constant */
                                type: "user";
                                id: string;
                                attributes: {
                                    id: number;
                                };
                            };
                        };
                    };
                };
                /** @description A refusal. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Refusal"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A new bearer token for the session of the refresh cookie; from pages of the same origin only.
         * @description API-03. Who may call: refresh-cookie.
         */
        get: operations["refreshToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * With a username: mails a link for a new password. With a token and password: saves the new one.
         * @description API-12. Who may call: anyone.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/password-set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves a new password with the token of a mailed link, and ends every session.
         * @description API-13. Who may call: anyone.
         */
        post: operations["setPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers an address, which is then confirmed by a mailed link.
         * @description API-07. Who may call: anyone.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/password-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the user's password and ends their other sessions.
         * @description API-06. Who may call: profile: write.
         */
        put: operations["updatePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the user's names.
         * @description API-05. Who may call: profile: write.
         */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/api/v1/users/password-reset-verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether the token of a mailed link can still be used for a new password; uses nothing up.
         * @description API-14. Who may call: anyone.
         */
        post: operations["verifyPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Project: {
            id: number;
            name: string;
            latitude: number;
            longitude: number;
            city: string;
            country: string;
            counts: {
                buildings: number;
                apartments: number;
                available: number;
            };
            rootMasterplanId: number | null;
            logo: string | null;
            website: string | null;
            media: components["schemas"]["MediaReference"][];
            settings: components["schemas"]["ProjectSettings"];
        };
        MediaReference: {
            id: number;
            name: string;
            mediaTypeId: number;
            media: string | null;
            textualContent: string | null;
        };
        ProjectSettings: {
            projectId: number;
            defaultLangId: number;
            selectedFilters: number[];
            selectedRoles: number[];
            stylesheetVersion: number;
        };
        Refusal: {
            errors: {
                status: string;
                code: string;
                title: string;
                detail: string;
            }[];
        };
        MediaItem: {
            id: number;
            name: string;
            mediaTypeId: number;
            media: string | null;
            textualContent: string | null;
            mediaData: {
                width: number | null;
                height: number | null;
                tiles: {
                    url: string;
                    format: string;
                    tileSize: number;
                    overlap: number;
                } | null;
                polygons: {
                    poiId: number;
                    points: number[][];
                }[];
                children: number[];
            };
        };
        Apartment: {
            id: number;
            name: string;
            /** @enum {string} */
            status: "available" | "pending-reservation" | "reserved" | "sold" | "unavailable";
            floor: number;
            rooms: number;
            area: number;
            totalArea: number;
            apartmentTypeId: number;
            /** @enum {string} */
            apartmentTypeKey: "studio" | "one_bedroom" | "two_bedroomroom" | "three_bedroom" | "four_bedroom" | "duplex";
            media: string | null;
            properties: {
                status: number;
                price?: string;
                /** @enum {string} */
                typeKey: "studio" | "one_bedroom" | "two_bedroomroom" | "three_bedroom" | "four_bedroom" | "duplex";
                orientation: string;
                balconyArea: number;
                levels: number;
            };
            Pois: {
                id: number;
                poiTypeId: number;
            }[];
            buildingId: number;
            masterplanId: number;
            projectId: number;
        };
        BuildingSummary: {
            id: number;
            name: string;
            publish: boolean;
            masterplanId: number;
            projectId: number;
            poiId: number | null;
            floors: number;
            media: components["schemas"]["MediaReference"][];
            statusCounts: components["schemas"]["StatusCounts"];
            apartmentTypes: components["schemas"]["ApartmentType"][];
        };
        StatusCounts: {
            [key: string]: number;
        };
        ApartmentType: {
            id: number;
            name: string;
            properties: {
                /** @enum {string} */
                typeKey: "studio" | "one_bedroom" | "two_bedroomroom" | "three_bedroom" | "four_bedroom" | "duplex";
            };
        };
        Masterplan: {
            id: number;
            parentId: number;
            name: string;
            publish: boolean;
            community: boolean;
            projectId: number;
            poiId: number | null;
            media: components["schemas"]["MediaReference"][];
            buildings: components["schemas"]["BuildingSummary"][];
            masterplans: components["schemas"]["NestedMasterplan"][];
        };
        NestedMasterplan: {
            id: number;
            parentId: number;
            name: string;
            publish: boolean;
            community: boolean;
            projectId: number;
            poiId: number | null;
            media: components["schemas"]["MediaReference"][];
            buildings: components["schemas"]["BuildingSummary"][];
        };
        ProjectPoint: {
            id: number;
            name: string;
            latitude: number;
            longitude: number;
            city: string;
            country: string;
            counts: {
                buildings: number;
                apartments: number;
                available: number;
            };
            rootMasterplanId: number | null;
        };
        UserOnProject: {
            id: number;
        };
        Poi: {
            id: number;
            poiTypeId: number;
            projectId: number;
            parentId: number | null;
            title: string;
            order: number;
            masterplanId: number | null;
            buildingId: number | null;
            apartmentId: number | null;
            media: components["schemas"]["MediaReference"][];
        };
        PoiType: {
            id: number;
            name: string;
        };
        Building: {
            id: number;
            name: string;
            publish: boolean;
            masterplanId: number;
            projectId: number;
            poiId: number | null;
            floors: number;
            media: components["schemas"]["MediaReference"][];
            statusCounts: components["schemas"]["StatusCounts"];
            apartmentTypes: components["schemas"]["ApartmentType"][];
            apartments: components["schemas"]["Apartment"][];
        };
        ApartmentOrientation: {
            id: number;
            name: string;
            orientation: string;
        };
        AskForPricePayload: {
            apartmentId: number;
            /** @default  */
            emailTemplateToUse: string;
            emailAddress: string;
            firstName: string;
            lastName: string;
            phoneNumber: string;
            /** @default  */
            note: string;
            /** @enum {string} */
            localeId: "en" | "rs";
            /** @default  */
            contactTime: string;
        };
        Enquiry: {
            /** Format: uuid */
            id: string;
            projectId: number;
            apartmentIds: number[];
            /** Format: date-time */
            acceptedAt: string;
        };
        FavouritesPayload: {
            favoritesList: number[];
            emailAddress: string;
            /** @default  */
            firstName: string;
            /** @default  */
            lastName: string;
            /** @default  */
            phoneNumber: string | "";
            /** @default  */
            note: string;
            /** @enum {string} */
            localeId: "en" | "rs";
        };
        Favourites: {
            id: number;
            favoritesList: number[];
        };
        FavouritesList: {
            favoritesList: number[];
        };
        Challenge: {
            id: string;
            parameters: {
                algorithm: string;
                nonce: string;
                salt: string;
                cost: number;
                keyLength: number;
                keyPrefix: string;
                expiresAt: number;
            };
            signature: string;
        };
        Place: {
            id: string;
            /** @enum {string} */
            type: "country" | "region" | "place";
            name: string;
            description: string;
            latitude: number;
            longitude: number;
        };
        ClientApp: {
            id: number;
            name: string;
            projectId: number;
        };
        MenuItem: {
            id: number;
            clientAppId: number;
            projectId: number;
            parentId: number | null;
            name: string;
            order: number;
            poiId: number | null;
            children?: components["schemas"]["MenuItem"][];
        };
        ProjectFeature: {
            id: number;
            /** @constant */
            type: "Feature";
            geometry: {
                /** @constant */
                type: "Point";
                coordinates: number[];
            };
            properties: components["schemas"]["ProjectPoint"];
        };
        StaffMediaItem: {
            id: number;
            name: string;
            mediaTypeId: number;
            media: string | null;
            textualContent: string | null;
            mediaData: {
                width: number | null;
                height: number | null;
                tiles: {
                    url: string;
                    format: string;
                    tileSize: number;
                    overlap: number;
                } | null;
                polygons: {
                    poiId: number;
                    points: number[][];
                }[];
                children: number[];
            };
            projectId: number;
            mediaContextId: number;
            poiId: number | null;
            menuItemId: number | null;
            langId: number | null;
            order: number;
            texts: components["schemas"]["Translations"];
            processing: {
                /** @enum {string} */
                state: "queued" | "working" | "done" | "failed";
                percent: number;
            } | null;
        };
        Translations: {
            [key: string]: string;
        };
        MediaType: {
            id: number;
            name: string;
        };
        NewPackage: {
            name: components["schemas"]["NameInput"];
            /** @default false */
            publish: boolean;
            /** @default [] */
            items: ({
                apartmentId: number;
            } | {
                name: components["schemas"]["NameInput"];
            })[];
        };
        NameInput: {
            1: string;
            2?: string;
            3?: string;
            4?: string;
            5?: string;
            6?: string;
            7?: string;
        };
        StaffPackage: {
            id: number;
            projectId: number;
            name: string;
            publish: boolean;
            nameTranslations: components["schemas"]["Translations"];
            items: {
                id: number;
                packageId: number;
                apartmentId: number | null;
                name: string;
                nameTranslations: components["schemas"]["Translations"];
            }[];
        };
        PackageChange: {
            name?: components["schemas"]["NameInput"];
            publish?: boolean;
            items?: ({
                apartmentId: number;
            } | {
                name: components["schemas"]["NameInput"];
            })[];
        };
        PackageItem: {
            id: number;
            packageId: number;
            apartmentId: number | null;
            name: string;
        };
        Package: {
            id: number;
            projectId: number;
            name: string;
            publish: boolean;
        };
        Removed: {
            id: number;
        };
        NewProjectMedia: {
            mediaTypeId: 1 | 2 | 3 | 4 | 5 | 6 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 21 | 22;
            name: string;
            mediaId?: number;
            langId?: (1 | 2 | 3 | 4 | 5 | 6 | 7) | null;
            order?: number;
            texts?: {
                1?: string;
                2?: string;
                3?: string;
                4?: string;
                5?: string;
                6?: string;
                7?: string;
            };
            children?: number[];
        };
        ProjectMediaChange: {
            mediaId: number;
            mediaTypeId?: 1 | 2 | 3 | 4 | 5 | 6 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 21 | 22;
            name?: string;
            langId?: (1 | 2 | 3 | 4 | 5 | 6 | 7) | null;
            order?: number;
            texts?: {
                1?: string;
                2?: string;
                3?: string;
                4?: string;
                5?: string;
                6?: string;
                7?: string;
            };
            children?: number[];
        };
        ProjectMediaRemoval: {
            mediaId: number;
        };
        StatusChange: {
            /** @enum {string} */
            status: "available" | "pending-reservation" | "reserved" | "sold" | "unavailable";
            heldBy?: string;
        };
        NewMasterplan: {
            projectId: number;
            name: components["schemas"]["NameInput"];
            /** @default 0 */
            parentId: 0 | number;
            /** @default false */
            community: boolean;
            /** @default false */
            publish: boolean;
            /** @default 0 */
            order: number;
        };
        StaffMasterplan: {
            id: number;
            parentId: number;
            name: string;
            publish: boolean;
            community: boolean;
            projectId: number;
            poiId: number | null;
            media: components["schemas"]["MediaReference"][];
            buildings: components["schemas"]["BuildingSummary"][];
            masterplans: components["schemas"]["NestedMasterplan"][];
            nameTranslations: components["schemas"]["Translations"];
            order: number;
        };
        MasterplanChange: {
            name?: components["schemas"]["NameInput"];
            parentId?: 0 | number;
            community?: boolean;
            publish?: boolean;
            order?: number;
        };
        ProjectChange: {
            name?: components["schemas"]["NameInput"];
            logoMediaId?: number | null;
            website?: string | null;
            settings?: {
                defaultLangId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
                selectedFilters?: (1 | 2 | 3 | 4 | 5 | 6 | 7)[];
                selectedRoles?: (2 | 3 | 4 | 5)[];
            };
            users?: {
                id: number;
                roleId: 2 | 3 | 4 | 5;
            }[];
            stylesheet?: string;
        };
        StaffProject: {
            id: number;
            name: string;
            latitude: number;
            longitude: number;
            city: string;
            country: string;
            counts: {
                buildings: number;
                apartments: number;
                available: number;
            };
            rootMasterplanId: number | null;
            logo: string | null;
            website: string | null;
            media?: components["schemas"]["MediaReference"][];
            settings: components["schemas"]["ProjectSettings"];
            publish: boolean;
            nameTranslations: components["schemas"]["Translations"];
            logoMediaId: number | null;
            users: {
                id: number;
                roleId: number;
                mediaId: number | null;
            }[];
            stylesheet: string;
        };
        ProjectStructure: {
            id: number;
            name: string;
            latitude: number;
            longitude: number;
            city: string;
            country: string;
            counts: {
                buildings: number;
                apartments: number;
                available: number;
            };
            rootMasterplanId: number | null;
            logo: string | null;
            website: string | null;
            media?: components["schemas"]["MediaReference"][];
            settings: components["schemas"]["ProjectSettings"];
            publish: boolean;
            nameTranslations: components["schemas"]["Translations"];
            logoMediaId: number | null;
            users: {
                id: number;
                roleId: number;
                mediaId: number | null;
            }[];
            stylesheet: string;
            masterplans: components["schemas"]["StructureMasterplan"][];
        };
        StructureMasterplan: {
            id: number;
            parentId: number;
            name: string;
            publish: boolean;
            community: boolean;
            projectId: number;
            poiId: number | null;
            media: components["schemas"]["MediaReference"][];
            buildings: components["schemas"]["Building"][];
            masterplans: components["schemas"]["StructureMasterplan"][];
        };
        Reservation: {
            id: number;
            projectId: number;
            apartmentId: number;
            apartmentName: string;
            /** @enum {string} */
            status: "available" | "pending-reservation" | "reserved" | "sold" | "unavailable";
            heldBy: string;
            since: string;
        };
        Profile: {
            id: number;
            firstName: string;
            lastName: string;
            email: string;
            username: string;
            createdAt: string;
            updatedAt: string;
            roles: number[];
        };
        Session: {
            id: number;
            token: string;
            expiresAt: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getProject: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One published project with its texts, pictures and settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "project";
                            id: string;
                            attributes: components["schemas"]["Project"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getProjectMedia: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
                mediaId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the project's own media items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "media";
                            id: string;
                            attributes: components["schemas"]["MediaItem"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getProjectMediaFile: {
        parameters: {
            query?: {
                resize?: 320 | 640 | 960 | 1280 | 1920;
                format?: "webp" | "avif";
                v?: string;
            };
            header?: never;
            path: {
                id: number;
                mediaId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file of a media item of the project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getProjectSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default language, filters shown, roles that see prices, stylesheet version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "settings";
                            id: string;
                            attributes: components["schemas"]["ProjectSettings"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getStylesheet: {
        parameters: {
            query?: {
                version?: number;
            };
            header?: never;
            path: {
                projectId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project's stylesheet; with its present `version` it is cacheable for good. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/css": string;
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listProjectApartments: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The apartments of the project's published buildings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "apartment";
                            id: string;
                            attributes: components["schemas"]["Apartment"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listProjectBuildings: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project's published buildings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "building";
                            id: string;
                            attributes: components["schemas"]["BuildingSummary"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listProjectMasterplans: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project's published masterplans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "masterplan";
                            id: string;
                            attributes: components["schemas"]["Masterplan"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listProjectMedia: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project's own texts and pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "media";
                            id: string;
                            attributes: components["schemas"]["MediaItem"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listProjects: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
                type?: "geocode";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host's published projects; `type=geocode` gives them as points for the map. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "project";
                            id: string;
                            attributes: components["schemas"]["Project"] | components["schemas"]["ProjectPoint"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listUsersOnProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is on the project: staff see all ids, a user at most their own, a visitor none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "user-on-project";
                            id: string;
                            attributes: components["schemas"]["UserOnProject"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getMasterplan: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A masterplan with the published masterplans and buildings in it; unpublished, only its name and those. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "masterplan";
                            id: string;
                            attributes: components["schemas"]["Masterplan"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listMasterplanBuildings: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The published buildings directly in it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "building";
                            id: string;
                            attributes: components["schemas"]["BuildingSummary"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listMasterplanPois: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
                poiTypeId?: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its own point of interest, and those that lie on it (camera views, buildings, info points). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "poi";
                            id: string;
                            attributes: components["schemas"]["Poi"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listNestedMasterplans: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The published masterplans directly in it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "masterplan";
                            id: string;
                            attributes: components["schemas"]["Masterplan"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getPoi: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One point of interest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "poi";
                            id: string;
                            attributes: components["schemas"]["Poi"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getPoiMediaFile: {
        parameters: {
            query?: {
                resize?: 320 | 640 | 960 | 1280 | 1920;
                format?: "webp" | "avif";
                v?: string;
            };
            header?: never;
            path: {
                id: number;
                mediaId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file of a media item; `resize` asks for a width of the ladder, `format` for AVIF instead of WebP. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getPoiParent: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The point of interest that this one lies on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "poi";
                            id: string;
                            attributes: components["schemas"]["Poi"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listPoiMedia: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
                mediaTypeId?: 1 | 2 | 3 | 4 | 5 | 6 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 21 | 22;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its pictures with their outlines, and its texts; PDF files are left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "media";
                            id: string;
                            attributes: components["schemas"]["MediaItem"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listPoiTypes: {
        parameters: {
            query?: {
                parentType?: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All types of points of interest; `parentType` gives those that lie on that type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "poi-type";
                            id: string;
                            attributes: components["schemas"]["PoiType"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getBuilding: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A building with its apartments and their types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "building";
                            id: string;
                            attributes: components["schemas"]["Building"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listApartmentOrientations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which way each of its apartments faces. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "apartment-orientation";
                            id: string;
                            attributes: components["schemas"]["ApartmentOrientation"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listApartmentTypes: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The types its apartments are of. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "apartment-type";
                            id: string;
                            attributes: components["schemas"]["ApartmentType"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listBuildingApartments: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its apartments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "apartment";
                            id: string;
                            attributes: components["schemas"]["Apartment"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listBuildingPois: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
                poiTypeId?: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its own point of interest, and those that lie on it (camera views, apartments, info points). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "poi";
                            id: string;
                            attributes: components["schemas"]["Poi"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getApartment: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One apartment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "apartment";
                            id: string;
                            attributes: components["schemas"]["Apartment"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listApartmentPois: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its own point of interest, and those that lie in it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "poi";
                            id: string;
                            attributes: components["schemas"]["Poi"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    askForPrice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The solution of a challenge (`/public/challenge`): base64 of `{ challenge, solution }`. It counts once. */
                Altcha?: string;
                /** @description Makes a retry safe: the same key and body is the same enquiry, and needs no new challenge. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskForPricePayload"];
            };
        };
        responses: {
            /** @description Asks the project's agents for an apartment's price, by mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "enquiry";
                            id: string;
                            attributes: components["schemas"]["Enquiry"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    sendFavorites: {
        parameters: {
            query?: never;
            header?: {
                /** @description The solution of a challenge (`/public/challenge`): base64 of `{ challenge, solution }`. It counts once. */
                Altcha?: string;
                /** @description Makes a retry safe: the same key and body is the same enquiry, and needs no new challenge. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavouritesPayload"];
            };
        };
        responses: {
            /** @description Mails a list of apartments to the agents, one mail for each project concerned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "enquiry";
                            id: string;
                            attributes: components["schemas"]["Enquiry"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    sendFavoritesOfClientApp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The solution of a challenge (`/public/challenge`): base64 of `{ challenge, solution }`. It counts once. */
                Altcha?: string;
                /** @description Makes a retry safe: the same key and body is the same enquiry, and needs no new challenge. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavouritesPayload"];
            };
        };
        responses: {
            /** @description The same from a client app: the apartments of its own project are mailed to that project's agents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "enquiry";
                            id: string;
                            attributes: components["schemas"]["Enquiry"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user's favourites in the host's projects, in the order they were added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "favorites";
                            id: string;
                            attributes: components["schemas"]["Favourites"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    putFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavouritesList"];
            };
        };
        responses: {
            /** @description Replaces the user's favourites in the host's projects; what is not published there is left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "favorites";
                            id: string;
                            attributes: components["schemas"]["Favourites"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The security check: a riddle that costs a browser a moment and a robot its time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "challenge";
                            id: string;
                            attributes: components["schemas"]["Challenge"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listPlaces: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Countries, regions and places that begin with what was typed; at most 5. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "place";
                            id: string;
                            attributes: components["schemas"]["Place"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getApartmentFiles: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Download All: the apartment's files in one zip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listClientApps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client apps of the projects one works on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "client-app";
                            id: string;
                            attributes: components["schemas"]["ClientApp"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listMenuItems: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
                type?: "fullStructure";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All items of its menu in one list; `type=fullStructure` gives those at the top with all below them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "menu-item";
                            id: string;
                            attributes: components["schemas"]["MenuItem"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listRootMenu: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items at the top of its menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "menu-item";
                            id: string;
                            attributes: components["schemas"]["MenuItem"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listProjectFeatures: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host's published projects as GeoJSON features. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "project-feature";
                            id: string;
                            attributes: components["schemas"]["ProjectFeature"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getMedia: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A media item, wherever it hangs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "media";
                            id: string;
                            attributes: components["schemas"]["StaffMediaItem"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listGalleryContent: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is in it, in its order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "media";
                            id: string;
                            attributes: components["schemas"]["StaffMediaItem"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listMediaTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All types of media. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "media-type";
                            id: string;
                            attributes: components["schemas"]["MediaType"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listParentGalleries: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The galleries that it is in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "media";
                            id: string;
                            attributes: components["schemas"]["StaffMediaItem"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    uploadMedia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    projectId: number;
                    poiId?: number;
                    mediaTypeId: 2 | 3 | 6 | 12 | 21;
                    langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
                    name?: string;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Takes a picture (JPEG, PNG, WebP, AVIF, TIFF, SVG) or a PDF; tiles of a `poi_image_dzi` are made later. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "media";
                            id: string;
                            attributes: components["schemas"]["StaffMediaItem"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getMenuItem: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One item of a menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "menu-item";
                            id: string;
                            attributes: components["schemas"]["MenuItem"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getMenuItemPoi: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The point of interest that it leads to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "poi";
                            id: string;
                            attributes: components["schemas"]["Poi"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listMenuItemChildren: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items directly below it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "menu-item";
                            id: string;
                            attributes: components["schemas"]["MenuItem"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listMenuItemMedia: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its own texts and pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "media";
                            id: string;
                            attributes: components["schemas"]["MediaItem"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listPackages: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project's published packages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "package";
                            id: string;
                            attributes: components["schemas"]["Package"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    addPackage: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPackage"];
            };
        };
        responses: {
            /** @description Adds a package. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "package";
                            id: string;
                            attributes: components["schemas"]["StaffPackage"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    removePackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                packageId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removes a package. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "package";
                            id: string;
                            attributes: components["schemas"]["Removed"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    changePackage: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
                packageId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackageChange"];
            };
        };
        responses: {
            /** @description Changes a package; what is left out stays. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "package";
                            id: string;
                            attributes: components["schemas"]["StaffPackage"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listPackageItems: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is in a published package. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "package-item";
                            id: string;
                            attributes: components["schemas"]["PackageItem"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listStaffProjectMedia: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All texts and pictures of the project itself, those for single languages included. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "media";
                            id: string;
                            attributes: components["schemas"]["StaffMediaItem"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    addProjectMedia: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProjectMedia"];
            };
        };
        responses: {
            /** @description Adds a text, or the file of an uploaded media item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "media";
                            id: string;
                            attributes: components["schemas"]["StaffMediaItem"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    removeProjectMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectMediaRemoval"];
            };
        };
        responses: {
            /** @description Removes one of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "media";
                            id: string;
                            attributes: components["schemas"]["Removed"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    changeProjectMedia: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectMediaChange"];
            };
        };
        responses: {
            /** @description Changes one of them; what is left out stays. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "media";
                            id: string;
                            attributes: components["schemas"]["StaffMediaItem"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    changeApartment: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatusChange"];
            };
        };
        responses: {
            /** @description Changes the status of an apartment, as far as the change is allowed; who and when is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "apartment";
                            id: string;
                            attributes: components["schemas"]["Apartment"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    addMasterplan: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMasterplan"];
            };
        };
        responses: {
            /** @description Adds a masterplan to a project, with a point of interest of its own. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "masterplan";
                            id: string;
                            attributes: components["schemas"]["StaffMasterplan"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getStaffMasterplan: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A masterplan with all that is directly in it, drafts included. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "masterplan";
                            id: string;
                            attributes: components["schemas"]["StaffMasterplan"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    removeMasterplan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removes it with its pictures; refused while masterplans or buildings are in it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "masterplan";
                            id: string;
                            attributes: components["schemas"]["Removed"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    changeMasterplan: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MasterplanChange"];
            };
        };
        responses: {
            /** @description Changes it; what is left out stays. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "masterplan";
                            id: string;
                            attributes: components["schemas"]["StaffMasterplan"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listStaffMasterplanBuildings: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All buildings directly in it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "building";
                            id: string;
                            attributes: components["schemas"]["BuildingSummary"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listStaffMasterplanPois: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
                poiTypeId?: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its own point of interest, and those that lie on it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "poi";
                            id: string;
                            attributes: components["schemas"]["Poi"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listStaffNestedMasterplans: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All masterplans directly in it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "masterplan";
                            id: string;
                            attributes: components["schemas"]["StaffMasterplan"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getStaffPoi: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One point of interest, drafts included. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "poi";
                            id: string;
                            attributes: components["schemas"]["Poi"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getStaffPoiParent: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The point of interest that this one lies on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "poi";
                            id: string;
                            attributes: components["schemas"]["Poi"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listAllPoiTypes: {
        parameters: {
            query?: {
                parentType?: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All types of points of interest; `parentType` gives those that lie on that type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "poi-type";
                            id: string;
                            attributes: components["schemas"]["PoiType"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listStaffPoiMedia: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
                mediaTypeId?: 1 | 2 | 3 | 4 | 5 | 6 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 21 | 22;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its pictures with all their outlines, and its texts; PDF files are left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "media";
                            id: string;
                            attributes: components["schemas"]["MediaItem"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getStaffProject: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of them, with who is on it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "project";
                            id: string;
                            attributes: components["schemas"]["StaffProject"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    changeProject: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectChange"];
            };
        };
        responses: {
            /** @description Changes its name, logo, website, settings, users or stylesheet; what is left out stays. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "project";
                            id: string;
                            attributes: components["schemas"]["StaffProject"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getProjectStructure: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole tree of the project: masterplans, buildings, apartments with their prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "project-structure";
                            id: string;
                            attributes: components["schemas"]["ProjectStructure"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getStaffProjectSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "settings";
                            id: string;
                            attributes: components["schemas"]["ProjectSettings"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listReservations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who holds which apartment since when. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "reservation";
                            id: string;
                            attributes: components["schemas"]["Reservation"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listStaffPackages: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All its packages, with what is in them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "package";
                            id: string;
                            attributes: components["schemas"]["StaffPackage"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listStaffProjectApartments: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All its apartments, with their prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "apartment";
                            id: string;
                            attributes: components["schemas"]["Apartment"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listStaffProjectBuildings: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All its buildings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "building";
                            id: string;
                            attributes: components["schemas"]["BuildingSummary"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listStaffProjectMasterplans: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All its masterplans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "masterplan";
                            id: string;
                            attributes: components["schemas"]["StaffMasterplan"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listStaffProjects: {
        parameters: {
            query?: {
                langId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
                include?: "Media";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The projects one works on, drafts included; `include=Media` adds their texts and pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "project";
                            id: string;
                            attributes: components["schemas"]["StaffProject"];
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    addUserMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mediaId: number;
                };
            };
        };
        responses: {
            /** @description Ties a media item of the project to the user's record on it: an agent's portrait. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "project-user";
                            id: string;
                            attributes: {
                                id: number;
                                projectId: number;
                                mediaId: number;
                            };
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userEmailAdress: string;
                    /**
                     * @default en
                     * @enum {string}
                     */
                    localeId?: "en" | "rs";
                };
            };
        };
        responses: {
            /** @description Mails the link that confirms an address once more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "account";
                            id: string;
                            attributes: {
                                id: string;
                                email: string;
                            };
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    confirmEmailVerify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Confirms an address with the token of a mailed link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "account";
                            id: string;
                            attributes: {
                                id: string;
                                email: string;
                            };
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user who asks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "profile";
                            id: string;
                            attributes: components["schemas"]["Profile"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getUserRole: {
        parameters: {
            query?: {
                projectId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user's role on a project; without `projectId`, the one held everywhere. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "role";
                            id: string;
                            attributes: {
                                id: number;
                                name: string;
                                projectId: number | null;
                            };
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getUserRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role held everywhere, then the user's role on each project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "role";
                            id: string;
                            attributes: {
                                id: number;
                                name: string;
                                projectId: number | null;
                            };
                        }[];
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    isAllowed: {
        parameters: {
            query?: {
                resource?: "profile" | "content" | "statuses" | "reservations" | "prices" | "settings" | "users" | "look";
                permission?: "read" | "write";
                projectId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the user may do something, on a project or, without `projectId`, on some project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "permission";
                            id: string;
                            attributes: {
                                id: string;
                                allowed: boolean;
                            };
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    username: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Login with the e-mail address (or username) and password; gives a bearer token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "session";
                            id: string;
                            attributes: components["schemas"]["Session"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends the session of the bearer token; from pages of the same origin only. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "user";
                            id: string;
                            attributes: {
                                id: number;
                            };
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A new bearer token for the session of the refresh cookie; from pages of the same origin only. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "session";
                            id: string;
                            attributes: components["schemas"]["Session"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    password: string;
                } | {
                    username: string;
                    /**
                     * @default en
                     * @enum {string}
                     */
                    localeId?: "en" | "rs";
                };
            };
        };
        responses: {
            /** @description With a username: mails a link for a new password. With a token and password: saves the new one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "account";
                            id: string;
                            attributes: {
                                id: string;
                                email: string;
                            };
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    setPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Saves a new password with the token of a mailed link, and ends every session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "account";
                            id: string;
                            attributes: {
                                id: string;
                                email: string;
                            };
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                    firstName: string;
                    lastName: string;
                    /**
                     * @default en
                     * @enum {string}
                     */
                    localeId?: "en" | "rs";
                };
            };
        };
        responses: {
            /** @description Registers an address, which is then confirmed by a mailed link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "sign-up";
                            id: string;
                            attributes: {
                                id: string;
                                email: string;
                            };
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Changes the user's password and ends their other sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "user";
                            id: string;
                            attributes: {
                                id: number;
                            };
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    firstName?: string;
                    lastName?: string;
                };
            };
        };
        responses: {
            /** @description Changes the user's names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "profile";
                            id: string;
                            attributes: components["schemas"]["Profile"];
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    verifyPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Whether the token of a mailed link can still be used for a new password; uses nothing up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            type: "account";
                            id: string;
                            attributes: {
                                id: string;
                                email: string;
                            };
                        };
                    };
                };
            };
            /** @description A refusal. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
}
